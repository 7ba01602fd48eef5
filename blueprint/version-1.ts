import type { AppKind, FieldType, Icon } from './kinds.ts';
import type { Section } from './schema.ts';

// The first version of the blueprint, as older projects and their builds are stored: data had one name, which was its label, its
// key in rows and what others pointed to; a choice was its label; sample dates were days of June 2026.

export type FieldTypeV1 = Exclude<FieldType, 'duration' | 'file' | 'references' | 'computed'>;
export type PageKindV1 = 'home' | 'content' | 'list' | 'detail' | 'form' | 'dashboard';

/** The sections of version 1, and of version 2 before rows had rules and access. */
export type SectionV1 =
  | Extract<Section, { kind: 'hero' | 'text' | 'figures' }>
  | { kind: 'rows'; heading: string; entity: string; limit: number }
  | { kind: 'chart'; heading: string; entity: string; field: string }
  | {
      kind: 'attention';
      heading: string;
      entity: string;
      field: string;
      op: 'below' | 'above';
      value: number | string;
    };

export interface FieldV1 {
  name: string;
  label: string;
  type: FieldTypeV1;
  required?: boolean;
  unique?: boolean;
  min?: number;
  max?: number;
  options?: string[];
  entity?: string;
}
export interface EntityV1 {
  name: string;
  plural: string;
  fields: FieldV1[];
}
export interface PageV1 {
  kind: PageKindV1;
  title: string;
  path: string;
  icon: Icon;
  entity?: string;
  sections: SectionV1[];
  inMenu: boolean;
}
export type RowV1 = Record<string, string | number | boolean | null>;
export interface BlueprintV1 {
  version: 1;
  name: string;
  tagline: string;
  kind: AppKind;
  theme: {
    primary: string;
    mode: 'light' | 'dark';
    radius: 0 | 4 | 8 | 14;
    font: 'sans' | 'serif' | 'rounded' | 'mono';
  };
  entities: EntityV1[];
  pages: PageV1[];
  rows: Record<string, RowV1[]>;
}
