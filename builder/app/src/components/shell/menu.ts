import type { Action, Entity } from '../../core/entity.ts';
import type { Words } from '../../words/screens.type.ts';
import type { IconName } from '../Icon.tsx';

/** What the reader must be allowed to see a page: something on an entity, or to be signed in. */
export type Needs = { readonly entity: Entity; readonly action: Action } | 'member';

export interface MenuItem {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  readonly needs?: Needs;
}

/** One of several pages that show the same rows. */
export interface View {
  readonly path: string;
  readonly kind: keyof Words['shell']['view'];
  /** Where its kind doesn't tell it from the others. */
  readonly label?: string;
  readonly needs: Needs;
}
