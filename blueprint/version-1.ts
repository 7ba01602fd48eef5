import type { AppKind, FieldType, Icon, PageKind } from './kinds.ts';
import type { Section } from './schema.ts';

// The first version of the blueprint, as older projects and their builds are stored: data had one name, which was its label, its
// key in rows and what others pointed to; a choice was its label; sample dates were days of June 2026.

export interface FieldV1 {
  name: string;
  label: string;
  type: FieldType;
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
  kind: PageKind;
  title: string;
  path: string;
  icon: Icon;
  entity?: string;
  sections: Section[];
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
