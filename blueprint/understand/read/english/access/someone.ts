import { ACTORS, ROLE_WORDS } from '../../../words/english-roles.ts';
import type { NounPhrase } from '../phrases.ts';
import type { Scene } from '../scene.ts';
import { headOf } from '../sorts.ts';

// Who people are in what a description says of them.

/** Those whom an app is open to: what they do is no privilege. */
const PUBLIC =
  /^(?:customer|client|guest|visitor|people|person|public|user|member|buyer|attendee|participant|fan|citizen|traveller|stranger|donor|other|everyone|anyone|resident|neighbour|applicant|one|somebody|player|hiker|musician|trader|tenant|candidate|kid|child|pupil|baby|passenger|borrower|subscriber|contestant|competitor)$/;
/** Things whose names end like those of people. */
const NOBODY =
  /^(?:app|thing|data|date|number|order|computer|printer|letter|paper|folder|monitor|border|calendar|member number|winner|tower|river|water|color|colour|floor|door|motor|tractor|error|doctor's|counter|server|power|weather|layer|trailer|scooter|boiler|filter|locker|container|poster|flyer|newsletter|matter|chapter|semester|quarter|register|leader board|sensor|sticker|reminder|transfer|offer|helper text)$/;
const ENDING =
  /(?:er|or|ist|ian|ee|man|woman|keeper|lead|chief|staff|head|captain|steward|warden|host|clerk)$/;

export function isSomeone(scene: Scene, { noun, label }: Pick<NounPhrase, 'noun' | 'label'>): boolean {
  const head = headOf(noun);
  if (NOBODY.test(head) || /^\d/.test(label)) return false;
  if (ROLE_WORDS.has(head) || ACTORS.has(head)) return true;
  const category = scene.category(noun);
  return category === 'person' || (category === undefined && ENDING.test(head));
}

/** "Jury member", "staff member" */
const isOfStaff = (noun: string) => {
  const [first = '', ...rest] = noun.split(' ');
  return rest.length > 0 && ACTORS.has(first);
};
export const isPublic = ({ noun }: Pick<NounPhrase, 'noun'>): boolean =>
  PUBLIC.test(headOf(noun)) && !isOfStaff(noun);
/** People of a business, whom somebody lets do something. */
export const isKeeper = (one: Pick<NounPhrase, 'noun'>): boolean =>
  ACTORS.has(headOf(one.noun)) &&
  !isPublic(one) &&
  !/^(?:student|parent|employee|seller|owner|partner|volunteer)$/.test(headOf(one.noun));
/** Staff, whatever they do. */
export const isStaff = ({ noun }: NounPhrase): boolean =>
  ROLE_WORDS.has(headOf(noun)) && !PUBLIC.test(headOf(noun));

/** Those who come from outside although what they do is a trade. */
const FROM_OUTSIDE =
  /^(?:student|parent|seller|owner|partner|volunteer|exhibitor|artist|farmer|painter|author|writer|buyer|player|rider|baker|journalist|photographer|performer|musician|apprentice|courier|host|editor|vendor|fisherman)$/;
/** Those who have an account because they work or belong there: what they enter no stranger can. */
export const isInsider = (one: Pick<NounPhrase, 'noun'>): boolean => {
  const head = headOf(one.noun);
  if (/^(?:member|employee|colleague|coworker|teammate|intern|apprentice)$/.test(head)) return true;
  return (ROLE_WORDS.has(head) || ACTORS.has(head)) && !PUBLIC.test(head) && !FROM_OUTSIDE.test(head);
};
