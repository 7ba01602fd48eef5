import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  type RelationFact,
  type Source,
} from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { categoryFor } from '../category.ts';
import { fieldOf } from '../ontology/attributes/index.ts';
import { thingById } from '../ontology/index.ts';
import { isStaff } from '../ontology/staff.ts';
import { STOCKED } from '../settle/rules-and-pages/low.ts';
import { STOCK } from '../words/measures.ts';
import { entityOf } from './terse.ts';

// What is paid and who is there, where a sentence of an English description speaks of it and names no such thing.

const WHY: Source = { from: 'knowledge', because: 'what is said of it is kept somewhere' };

/** "The membership fee is due each January", "they pay per month". */
const DUE =
  /\b(?:fees?|dues|subscriptions?|tuition)\b (?:is|are|falls?|fall|must be|has to be|have to be|gets?) (?:due|paid|owed|collected|charged)\b|\bpay(?:s|ing)? (?:(?:us|me|them|it|a fee) )?(?:(?:per|by the|every|each) (?:week|month|quarter|term|season|year)|weekly|monthly|quarterly|yearly|annually)\b/iu;
/** "What each owner owes at the end of the month", "who still owes us money". */
const OWED =
  /\b(?:what|how much|who) (?:(?:each|every|the|a|any) )?(?:\p{L}+ )?(?:still )?owes?\b(?! (?:whom?|each other|what))/iu;
/** "Which children are there each day", "take the register". */
const PRESENT =
  /\b(?:which|what) (?:of the |of our )?\p{L}+ (?:are|were|is|was) (?:there|here|present|in today)\b|\btak(?:e|es|ing) (?:the )?(?:register|attendance|roll)\b|\broll[- ]call\b|\bmark(?:s|ed|ing)? (?:\p{L}+ )?(?:present|absent)\b/iu;

/** Where money is kept already. */
const MONEY: readonly string[] = [
  'payment',
  'invoice',
  'rentPayment',
  'serviceCharge',
  'membership',
  'subscription',
  'debt',
  'transaction',
  'expense',
  'account',
  'pocketMoney',
];
const PRESENCE: readonly string[] = ['attendance', 'registration', 'enrolment', 'shift', 'timeEntry'];
/** Who gets a bill: of those who only belong to something it is payments that are kept. */
const BILLED: readonly string[] = [
  'customer',
  'owner',
  'patient',
  'student',
  'company',
  'band',
  'artist',
  'parent',
];
/** Of whom it is noted whether they are there. */
const ATTENDING: readonly string[] = ['child', 'student', 'member', 'player', 'singer', 'volunteer', 'scout'];
/** The first that is said of whom something is kept. */
const payerIn = (facts: Facts, lexicon: Lexicon): EntityFact | undefined =>
  facts.entities.find(
    (one) =>
      isSaid(one) &&
      one.concept !== undefined &&
      !isStaff(one.concept) &&
      (categoryFor(one, lexicon, facts.language) === 'person' || BILLED.includes(one.concept)),
  );

const has = ({ entities }: Facts, ids: readonly string[]): boolean =>
  entities.some(({ concept = '' }) => ids.includes(concept));
const isPaidNoted = ({ fields }: Facts): boolean =>
  fields.some(({ label, type }) => type === 'boolean' && /\bpaid\b/iu.test(label));

function withThingOf(facts: Facts, id: string, who: EntityFact): Facts {
  const thing = thingById(id);
  if (!thing) return facts;
  const entity = entityOf(thing, facts.language, WHY);
  const link: RelationFact = { from: entity.noun, to: who.noun, many: false, source: WHY };
  return { ...facts, entities: [...facts.entities, entity], relations: [...facts.relations, link] };
}

/** "Drinks stock for our bar: …", "inventory of a workshop: …". */
const STOCK_OF =
  /^[^.:\n]{0,40}\b(?:stock|inventory|stock[- ]?keeping|stores?|storeroom|warehouse)\b[^.:\n]{0,40}(?::| with\b)/iu;
/** How much there is of the first thing whose stock a description is about. */
function withStock(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const stocked = facts.entities.find(
    (one) => isSaid(one) && STOCKED.includes(categoryFor(one, lexicon, facts.language) ?? 'work'),
  );
  const isTold = facts.fields.some(
    ({ owner, label }) =>
      owner === stocked?.noun && (STOCK.test(label) || /^(?:number|amount)\b/iu.test(label)),
  );
  if (!stocked || isTold || !STOCK_OF.test(text)) return facts;
  const { label, type } = fieldOf('stock');
  const stock: FieldFact = { owner: stocked.noun, label: label[facts.language], type, source: WHY };
  return { ...facts, fields: [...facts.fields, stock] };
}

/** The facts of an English description with the payments, the attendance and the stock that it speaks of. */
export function withImplied(read: Facts, text: string, lexicon: Lexicon): Facts {
  if (read.language !== 'en') return read;
  const given = withStock(read, text, lexicon);
  const payer = payerIn(given, lexicon);
  const isOwed = OWED.test(text);
  const isPaid = (isOwed || DUE.test(text)) && !has(given, MONEY) && !isPaidNoted(given);
  const paid = isOwed && BILLED.includes(payer?.concept ?? '') ? 'invoice' : 'payment';
  const facts = isPaid && payer ? withThingOf(given, paid, payer) : given;
  const attending = given.entities.find((one) => isSaid(one) && ATTENDING.includes(one.concept ?? ''));
  return attending && PRESENT.test(text) && !has(given, PRESENCE)
    ? withThingOf(facts, 'attendance', attending)
    : facts;
}
