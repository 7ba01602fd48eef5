import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaidIn,
  type RelationFact,
  type Source,
  type Span,
} from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { entityOf } from './entity-of.ts';
import { singular } from './inflect.ts';
import { categoryFor, headOf } from './sorts.ts';
import type { Sentence } from './tokens.ts';

// What goes from hand to hand is told by who has it: "who has which key", "bikes I rent out to tourists", "book a court".

interface Way {
  /** `what` is the thing, where it is named; `whom` who has it then. */
  said: RegExp;
  /** Without these words behind it nothing is given back: "who has the best score". */
  needs?: RegExp;
  record: 'loan' | 'rental' | 'booking' | 'reservation';
}

const MY = String.raw`(?:(?:the|our|my|an?|all|each|every|[a-z]+'s) )?`;
const WHAT = String.raw`(?<what>[a-z]+(?: [a-z]+){0,2}?)`;
const TO = String.raw` to (?:(?:our|the|my|other|local) )?(?<whom>[a-z]+)\b`;
const HOLDS = '(?:has|have|is|currently|got|using|holding)';
const HAS = String.raw`\bwho(?:'s|s|(?= ${HOLDS} ))(?: ${HOLDS}){0,3}`;
const ONE = String.raw`\b(?:i|we|he|she|they)(?:'ve| have)?(?: (?:also|sometimes|often|only))?`;
const RETURNS =
  /\b(?:back|returned|due|since|until|till|right now|at the moment|currently|when|whose turn|from when)\b/u;

const say = (pattern: string) => new RegExp(pattern, 'u');
const WAYS: readonly Way[] = [
  {
    said: say(
      String.raw`\b(?<what>[a-z]+)(?: that| which)? ${ONE} (?:rent|rents|hire|hires|let) out\b(?:${TO})?`,
    ),
    record: 'rental',
  },
  {
    said: say(
      String.raw`${ONE} (?:rent|rents|hire|hires)(?: out)? ${MY}${WHAT} to (?:(?:our|the|my) )?(?<whom>[a-z]+)\b`,
    ),
    record: 'rental',
  },
  { said: say(String.raw`${HAS} (?:which|what) (?:of (?:the|our|my) )?(?<what>[a-z]+)\b`), record: 'loan' },
  {
    said: say(String.raw`${HAS} ${MY}${WHAT}(?= and| when|,| now| right| at| from| since| until| till|$)`),
    needs: RETURNS,
    record: 'loan',
  },
  { said: say(String.raw`\bwhich (?<whom>[a-z]+) has (?:which|what)\b`), record: 'loan' },
  {
    said: say(String.raw`\bwhich ${WHAT} (?:is|are) (?:with|lent to|out to|out with) (?:whom?|which)\b`),
    record: 'loan',
  },
  {
    said: say(
      String.raw`\bwho (?:has |have )?(?:borrow(?:s|ed)|took out|takes out) (?:what|which)(?: (?<what>[a-z]+)\b)?`,
    ),
    record: 'loan',
  },
  {
    said: say(
      String.raw`\b(?<what>[a-z]+)(?: that| which)? ${ONE} (?:lend|lends|lent|loan|loaned)\b(?: out)?(?:${TO})?`,
    ),
    record: 'loan',
  },
  {
    said: say(
      String.raw`(?:${ONE}|(?:^|[.;,:!?)])) ?(?:lend|lends|lent|loan)(?: out)? (?:${MY}${WHAT} )?to (?:(?:our|the|my) )?(?<whom>[a-z]+)\b`,
    ),
    record: 'loan',
  },
  {
    said: say(
      String.raw`\btakes? (?:out )?${MY}${WHAT}(?: [a-z]+){0,3}? and (?:(?:bring|give|put)s? (?:it|them|[a-z]+) back|returns? (?:it|them))\b`,
    ),
    record: 'loan',
  },
];
const RESERVES =
  /(?:^\s*(?:please )?|\bforms? (?:to|where (?:people|guests|visitors|customers|they) can|for people to) )(?<verb>book|reserve) (?:(?:an?|the|our|my|\d+) )?(?<what>[a-z]+(?: [a-z]+)?)/u;

/** What is lent and comes back. */
const LENT: readonly (Category | undefined)[] = ['asset', 'product', 'vehicle', 'animal'];
const NOT_LENT: readonly (Category | undefined)[] = [
  'person',
  'organisation',
  'event',
  'money',
  'task',
  'message',
  'category',
  'work',
  'measurement',
  'learning',
  'health',
];
const PEOPLE: readonly (Category | undefined)[] = ['person', 'organisation'];
/** Who has a house and when is told by stays in it. */
const STAYED: readonly (Category | undefined)[] = ['place'];
const RESERVED: readonly (Category | undefined)[] = ['place', 'asset', 'vehicle', 'event', 'learning'];
/** "Reserve seats": what is reserved is where the seats are. */
const SEATS = /^(?:seat|place|spot|ticket|slot)$/u;
/** "Book clubs", "book swap": the first word is a noun. */
const READ =
  /^(?:club|shop|store|list|swap|review|collection|stall|keeping|report|exchange|group|fair|order|cover)$/u;
const TIME = /^(?:day|night|evening|morning|week|weekend|month|year|date|time|turn|shift)$/u;
const IT = /^(?:it|them|one|one of them|these|those|stuff|things?)$/u;
const KEPT =
  /(?:^| )(?:loan|rental|hire|checkout|lending|borrowing|booking|reservation|stay|appointment|withdrawal|lease|contract)$/u;

/** Who has it, where no people are kept. */
const HOLDER: Readonly<Record<Way['record'], string>> = {
  loan: 'lent to',
  rental: 'rented by',
  booking: 'name',
  reservation: 'name',
};

interface Place {
  span: Span;
  record: Way['record'];
  what: string | undefined;
  whom: string | undefined;
}

function handedIn({ text, start }: Pick<Sentence, 'text' | 'start'>): Place[] {
  const lower = text.toLowerCase();
  const found = WAYS.flatMap(({ said, needs, record }): Place[] => {
    const match = said.exec(lower);
    if (!match || (needs && !needs.test(lower.slice(match.index + match[0].length)))) return [];
    const { what, whom } = match.groups ?? {};
    return [
      {
        span: { start: start + match.index, end: start + match.index + match[0].length },
        record,
        what,
        whom,
      },
    ];
  });
  const reserved = RESERVES.exec(lower);
  const { verb, what } = reserved?.groups ?? {};
  return [
    ...found,
    ...(reserved && what !== undefined
      ? [
          {
            span: { start: start + reserved.index, end: start + reserved.index + reserved[0].length },
            record: verb === 'reserve' ? ('reservation' as const) : ('booking' as const),
            what,
            whom: undefined,
          },
        ]
      : []),
  ];
}

/** The facts with a record for what somebody has for a while. */
export function withHandedOver(
  facts: Facts,
  sentences: readonly Pick<Sentence, 'text' | 'start'>[],
  lexicon: Lexicon,
): Facts {
  return sentences.flatMap(handedIn).reduce((read, place) => withRecord(read, place, lexicon), facts);
}

function withRecord(facts: Facts, { span, record, what, whom }: Place, lexicon: Lexicon): Facts {
  const { entities } = facts;
  if (entities.some(({ noun }) => KEPT.test(noun))) return facts;
  const source: Source = { from: 'text', spans: [span] };
  const sortOf = (noun: string) => categoryFor(noun, lexicon);
  const isReserved = record === 'booking' || record === 'reservation';
  const fits = (noun: string) =>
    isReserved ? RESERVED.includes(sortOf(noun)) : [...LENT, ...STAYED].includes(sortOf(noun));
  const made = (noun: string) => entityOf(noun, source, lexicon);
  /** The longest end of the words that is a thing: "the club keys" are keys. "Book a court at" names it first. */
  const thingIn = (words: string): EntityFact | undefined => {
    const all = words.split(' ');
    const ends = all.map((_, at) => all.slice(at).join(' '));
    for (const part of [...ends, ...(isReserved ? all.slice(0, 1) : [])]) {
      const noun = singular(part);
      const known = entities.find((one) =>
        [one.noun, headOf(one.noun)].some((name) => keyOf(name) === keyOf(noun)),
      );
      const isOther = TIME.test(noun) || NOT_LENT.includes(sortOf(known?.noun ?? noun));
      if (known) return isOther && !isReserved ? undefined : known;
      if (lexicon.thing(noun) && fits(noun)) return made(noun);
    }
    return undefined;
  };
  const isUnnamed = what === undefined || IT.test(what) || (isReserved && SEATS.test(singular(what)));
  if (isReserved && what !== undefined && READ.test(what.split(' ')[0] ?? '')) return facts;
  const target = isUnnamed ? entities.find(({ noun }) => fits(noun)) : thingIn(what);
  if (!target) return facts;
  const noun = STAYED.includes(sortOf(target.noun)) && record === 'loan' ? 'booking' : record;
  const person =
    whom === undefined ? undefined : entities.find((one) => keyOf(one.noun) === keyOf(singular(whom)));
  const relations: RelationFact[] = [target, ...(person ? [person] : [])].map((to) => ({
    from: noun,
    to: to.noun,
    many: false,
    source,
  }));
  const isPlain = ({ from, to, label }: RelationFact) =>
    label === undefined &&
    person !== undefined &&
    [from, to].includes(person.noun) &&
    [from, to].includes(target.noun);
  const isAnybody = entities.some((one) => PEOPLE.includes(sortOf(one.noun)));
  // "Which key is with whom since when" names no fields of the key.
  const isAsked = (field: FieldFact) =>
    field.owner === target.noun && isSaidIn(field, [span]) && /^(?:which|whom?|who)\b/iu.test(field.label);
  const holder: FieldFact = { owner: noun, label: HOLDER[record], type: 'text', source };
  return {
    ...facts,
    fields: [...facts.fields.filter((field) => !isAsked(field)), ...(isAnybody ? [] : [holder])],
    entities: [...entities, ...(entities.includes(target) ? [] : [target]), made(noun)],
    // Who has it is told by the record, and no more by the thing.
    relations: [...facts.relations.filter((one) => !isPlain(one)), ...relations],
  };
}
