import type { Span } from '../../../facts.ts';
import type { NounPhrase } from '../phrases.ts';
import { roleOf } from './roles.ts';
import type { Scene } from '../scene.ts';
import { headOf } from '../sorts.ts';
import { isSomeone } from './someone.ts';

// Those who alone may do something, or of all others may not.

export interface Barred extends Span {
  /** Names as access facts have them. */
  who: readonly string[];
  /** What they do, in its plain form. */
  verb: string;
  objects: readonly NounPhrase[];
  text: string;
  /** Whether they alone may do it. */
  isAllowed: boolean;
}

const MEMBERS = /^(?:member|user|people|person)$/;
/** Whoever comes from outside has no account that something could be kept from. */
const UNKNOWN = /^(?:visitor|guest|public|stranger|other|anyone|everyone|somebody|one)$/;

/** Whoever writes owns the app, and has a role where one was made for them. */
export const WRITING: readonly string[] = ['owner', 'admin'];

/** @param isOnly whether they alone may do something */
export function namesOf(scene: Scene, phrases: readonly NounPhrase[], isOnly: boolean): string[] {
  return phrases.flatMap((one) => {
    // Whoever is alone in doing something acts, also where no list of people has the word.
    const isNew = isOnly && scene.category(one.noun) === undefined && scene.named(one.noun) === undefined;
    const isBarred = isOnly || !UNKNOWN.test(headOf(one.noun));
    if (!isBarred || !(isNew || isSomeone(scene, one))) return [];
    return [MEMBERS.test(headOf(one.noun)) ? 'member' : roleOf(one)];
  });
}
