import type { AppLanguage, Icon } from '../../kinds.ts';
import { fieldOf, type AttributeName } from './attributes/index.ts';
import type { Category, ThingConcept, UsualField } from './concept.ts';
import { STATES, type StateName } from './states.ts';
import { agree, inSix, isFeminine, namesOf, type Six } from './words.ts';

/** A field by its name in the tables of attributes; `!` marks a required one. */
type WrittenField = AttributeName | `${AttributeName}!`;

interface More {
  states?: readonly StateName[];
  refersTo?: readonly string[];
  pages?: ThingConcept['pages'];
  samples?: ThingConcept['samples'];
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** States in the gender of what goes through them. */
export const statesNamed = (
  states: readonly StateName[],
  isFeminineIn: (language: AppLanguage) => boolean,
): NonNullable<ThingConcept['states']> =>
  states.map((name) => {
    const { colour, words } = STATES[name];
    return {
      name: kebab(name),
      label: inSix(words, (text, language) => agree(text, isFeminineIn(language), language)),
      colour,
    };
  });

/**
 * One concept. In each of the six names: singular, plural, other words, as in `Customer|Customers|client`;
 * `f ` or `m ` before a Spanish, French or Arabic name gives its gender where the ending doesn't show it.
 * The first field is the one its rows are called by, and is required.
 */
export function thing(
  id: string,
  category: Category,
  icon: Icon,
  names: Six,
  fields: readonly [WrittenField, ...WrittenField[]],
  { states, ...more }: More = {},
): ThingConcept {
  const feminine = inSix(names, isFeminine);
  return {
    id,
    names: inSix(names, namesOf),
    category,
    icon,
    fields: fields.map((written, at): UsualField => {
      const field = fieldOf(written.replace('!', '') as AttributeName);
      return at === 0 || written.endsWith('!') ? { ...field, required: true } : field;
    }),
    ...(states && { states: statesNamed(states, (language) => feminine[language]) }),
    ...more,
  };
}
