import type { Span } from '../../../facts.ts';
import { actionsOf } from '../../../words/english-actions.ts';
import { few, likelihood, type Weights } from '../../../likelihood.ts';
import { ACTORS, ROLE_WORDS } from '../../../words/english-roles.ts';
import { singular } from '../inflect.ts';
import { determinerOf, placeOf } from '../evidence.ts';
import type { NounPhrase } from '../phrases.ts';
import { listedIn, partsIn, roleOf } from './roles.ts';
import { aboutSigns, wordSigns } from './role-words.ts';
import type { Scene } from '../scene.ts';
import { headOf } from '../sorts.ts';
import { storiesIn } from './stories.ts';
import { isPublic, isSomeone, isStaff } from './someone.ts';

// What speaks for someone being a role of the app, and not only named in it.

export interface RoleEvidence {
  noun: string;
  signs: readonly string[];
  spans: readonly Span[];
}
export interface RoleSigns {
  read(scene: Scene): void;
  /** @param takesStep whether only they take a step of a life */
  evidence(takesStep: (noun: string) => boolean): RoleEvidence[];
}

interface Noted {
  signs: Set<string>;
  spans: Span[];
  times: number;
}

function sortOf(scene: Scene, phrase: NounPhrase): string {
  if (isStaff(phrase)) return 'staff';
  if (isPublic(phrase)) return 'public';
  if (ACTORS.has(headOf(phrase.noun))) return 'actor';
  const category = scene.category(phrase.noun);
  return category === 'person' || category === 'organisation' ? category : 'unknown';
}

function thingOf({ notebook }: Scene, noun: string): string {
  const known = notebook.known(noun);
  if (known === undefined || !notebook.entities().includes(known)) return 'no thing';
  return notebook.fieldsOf(known).length > 1 ? 'described' : 'thing';
}

/** What somebody's deeds are done to: things that are kept, fields of them, or people. */
function targetsOf({ notebook, isPerson }: Scene, objects: readonly NounPhrase[]): string[] {
  const kept = notebook.entities();
  const labels = kept.flatMap((noun) => notebook.fieldsOf(noun).map(({ label }) => label.toLowerCase()));
  const found = objects.map(({ noun, label }) => {
    const known = notebook.known(noun);
    if (known !== undefined && kept.includes(known)) return isPerson(known) ? 'people' : 'things';
    return labels.includes(noun) || labels.includes(label) ? 'fields' : 'others';
  });
  return found.length > 0 ? [...new Set(found)] : ['nothing'];
}

/** How the words around someone limit or allow what they do, however the clause is built. */
const AROUND: readonly (readonly [name: string, before: RegExp, after: RegExp])[] = [
  ['only', /\b(?:only|just|solely|except|nobody but|no one but|apart from)\b[^.;:,]{0,30}$/, /^/],
  ['own', /^|$/, /^[^.;:,]{0,40}\b(?:own|theirs|only (?:the|their|his|her)|assigned)\b/],
  [
    'not',
    /^|$/,
    /^ (?:[a-z]+ ){0,2}?(?:can'?t|cannot|must ?n[o']?t|may not|should ?n[o']?t|shouldn'?t|mustn'?t|do(?:es)?n'?t|never|not|no)\b/,
  ],
  [
    'can',
    /^|$/,
    /^ (?:can|may|should|must|get to|gets to|have to|has to|needs? to|want to|wants to|are allowed|is allowed)\b/,
  ],
  ['all', /^|$/, /^ [^.;:,]{0,25}\b(?:all|everything|every)\b/],
  ['is given', /\b(?:for|to|by|from|by the|for the|to the|from the) $/, /^/],
];
const aroundOf = ({ lower, start }: Scene, { start: from, end }: Span): string[] => {
  const [left, right] = [lower.slice(0, from - start), lower.slice(end - start)];
  return AROUND.flatMap(([name, before, after]) => (before.test(left) && after.test(right) ? [name] : []));
};
/** Where it is told what some may, others are told what is left for them. */
const LIMITING =
  /\b(?:only|nobody else|no one else|mustn'?t|may not|must not|cannot|can'?t|shouldn'?t|just)\b/;

/** What one does in an app, and not only in what it is about. */
const RECORDING =
  /^ (?:(?:can|may|should|must|also|then|will|just|have to|has to|need to|needs to|be able to|to|each|all|usually) ){0,3}(?:logs?|records?|enters?|submits?|fills? (?:in|out|it)|hands? (?:in|out)|turns? in|uploads?|ticks?|reports?|notes?|writes?|files?|posts?|scans?|signs? (?:in|off|out)|puts? in|types?|marks?|checks?|do(?:es)? (?:an?|the|their|his|her|our) [a-z-]*(?: ?)(?:checks?|rounds?|tours?|inspections?|counts?|reports?|readings?|stocktake)|sends? (?:in|me|us)|taps?|confirms?|requests?|clocks?|photographs?|takes? (?:photos?|pictures?))\b/;
/** What one does again and again. */
const ROUTINE =
  /^[^.;:]{0,60}\b(?:(?:every|each|once an?|twice an?) (?:morning|evening|night|day|week|month|shift|hour)|daily|weekly|at the (?:start|end|beginning) of (?:the|each|every|their) (?:day|shift|week))\b/;
const MINE = /^(?:my|our)$/;

const LISTED = 'listed as a role';
/** "My students can hand in work": somebody lets them into the app. */
const LET = 'is let write';
const STEP = 'takes a step';
const TELLS = 'tells a story';

/** Who describes the app keeps something to themselves. */
const ONLY_ME =
  /\bonly (?:i|me)(?: and [^.;,]{1,30})? (?:can|may|should|must|get|see|edit|change|delete|approve|am allowed|is allowed)\b|\bonly (?:visible|seen|for|to|by)(?: to| by| for)? me\b|\b(?:nobody|no ?one|anybody|anyone) (?:else )?(?:but|except|besides|other than) me\b/;
/** Words for somebody that more often name something else. */
const INNER_NOT =
  /^(?:it|desk|head|lead|department|user|public|member|guest|visitor|board|security|sales|marketing|accounting|finance|guide|keeper|office)$/;

export function roleSigns(): RoleSigns {
  const noted = new Map<string, Noted>();
  const tellers = new Set<string>();
  let text = '';
  const noteOf = (noun: string, span: Span): Noted => {
    const one: Noted = noted.get(noun) ?? { signs: new Set(), spans: [], times: 0 };
    noted.set(noun, one);
    one.times += 1;
    one.spans.push(span);
    return one;
  };
  /** "Only the clerk edits": someone whom the tags made a part of another phrase. */
  const readInner = (scene: Scene) => {
    const { lower, start, units } = scene;
    for (const { 0: word, index } of lower.matchAll(/[a-z]+/g)) {
      const noun = singular(word);
      if (!(ACTORS.has(noun) || ROLE_WORDS.has(noun)) || INNER_NOT.test(noun)) continue;
      const span = { start: start + index, end: start + index + word.length };
      const isRead = units.some(
        (unit) =>
          unit.type === 'noun' && unit.start <= span.start && span.end <= unit.end && isSomeone(scene, unit),
      );
      if (isRead) continue;
      const one = noteOf(noun, span);
      for (const sign of ['inner', `inner ${word === noun ? 'one' : 'many'}`]) one.signs.add(sign);
      for (const name of aroundOf(scene, span)) one.signs.add(`around ${name}`).add(`around ${name} actor`);
      for (const sign of wordSigns(scene, noun, span)) one.signs.add(sign);
    }
  };
  return {
    read(scene) {
      text += `${scene.lower}\n`;
      for (const { noun, span } of listedIn(scene))
        if (noun !== 'owner') noteOf(noun, span).signs.add(LISTED);
      const stories = storiesIn(scene.lower);
      for (const { noun, start, end } of stories) {
        tellers.add(noun);
        if (noun !== 'owner')
          noteOf(noun, { start: scene.start + start, end: scene.start + end }).signs.add(TELLS);
      }
      const tellerAt = ({ start, end }: Span) =>
        stories.find((one) => one.start <= start - scene.start && end - scene.start <= one.end)?.noun;
      const parts = partsIn(scene);
      scene.units.forEach((unit, at) => {
        if (unit.type !== 'noun') return;
        const ways = parts.filter(({ phrase }) => phrase === unit).map(({ way }) => way);
        const isGroup =
          scene.category(unit.noun) === 'organisation' ||
          (ways.length > 0 && scene.category(unit.noun) === undefined && unit.isPlural);
        const around = aroundOf(scene, unit);
        const deeds = scene.statements.filter(({ who }) => who.includes(unit));
        const isNew =
          scene.category(unit.noun) === undefined &&
          around.some((name) => /^(?:only|own|not|all)$/.test(name)) &&
          deeds.some(({ verb }) => actionsOf(verb.lemma).length > 0);
        if (!isSomeone(scene, unit) && !isGroup && !isNew) return;
        const noun = tellerAt(unit) ?? roleOf(unit);
        if (/^(?:owner|other)$/.test(noun)) return;
        const one = noteOf(noun, { start: unit.start, end: unit.end });
        const sort = sortOf(scene, unit);
        const thing = thingOf(scene, unit.noun);
        const add = (...signs: string[]) => {
          for (const sign of signs) one.signs.add(sign);
        };
        add(`sort ${sort}`, thing, `${sort} ${thing}`, unit.isPlural ? 'many' : 'one');
        add(...placeOf(scene.units, at));
        if (unit.determiner !== '') add(`determiner ${determinerOf(unit)}`);
        for (const way of ways) add(`way ${way}`, `way ${way} ${sort}`);
        if (ways.some((way) => /^(?:as|alone|hidden|only)$/.test(way))) add('set apart', `set apart ${sort}`);
        for (const name of around) add(`around ${name}`, `around ${name} ${sort}`);
        if (LIMITING.test(scene.lower)) add('limits', deeds.length > 0 ? 'limits acts' : 'limits rests');
        const rest = scene.lower.slice(unit.end - scene.start);
        if (RECORDING.test(rest)) {
          add('writes', `${sort} writes`);
          if (/^ (?:can|may|should)\b/.test(rest) || MINE.test(unit.determiner)) add(LET);
          if (ROUTINE.test(rest)) add(LET);
        }
        for (const { verb, objects } of deeds) {
          const action = verb.kind === 'do' ? (actionsOf(verb.lemma)[0] ?? 'other') : verb.kind;
          add(`does ${action}`, `${sort} does ${action}`, `${thing} does ${action}`);
          add(...targetsOf(scene, objects).map((target) => `acts on ${target}`));
          if (MINE.test(unit.determiner)) add(`mine ${verb.modal}`, `mine does ${action}`);
          if (verb.modal !== '') add(`modal ${verb.modal}`, `${sort} ${verb.modal}`);
          if (verb.isNegated) add('not');
        }
        add(...wordSigns(scene, unit.noun, unit));
        if (deeds.length > 0) add('acts', `${sort} acts`, `${thing} acts`);
        if (deeds.length === 0 && scene.statements.some(({ objects }) => objects.includes(unit)))
          add('object');
      });
      readInner(scene);
      const self = ONLY_ME.exec(scene.lower);
      if (self) {
        const from = scene.start + self.index;
        noteOf('admin', { start: from, end: from + self[0].length }).signs.add(LISTED);
      }
    },
    evidence(takesStep) {
      const all = [...noted];
      const about = aboutSigns(text);
      return all.map(([noun, { signs, spans, times }]) => {
        const ways = [...signs].some((sign) => sign.startsWith('way '));
        return {
          noun,
          spans,
          signs: [
            ...signs,
            ...about,
            `times ${few(times)}`,
            `among ${few(all.length)}`,
            ...(takesStep(noun) ? [STEP] : []),
            ...(signs.has(TELLS) && tellers.size > 1 ? [LISTED] : []),
            ...(ways ? ['part'] : signs.has('acts') ? ['only acts'] : ['neither']),
          ],
        };
      });
    },
  };
}

/** From how likely on someone has a role; a step and a mail are somebody's, so less is enough for these. */
const ENOUGH = 0.4;
const ENOUGH_NEEDED = 0.25;
const isNeeded = (sign: string) => sign === STEP || sign === 'way told';

export const rolesAmong = (all: readonly RoleEvidence[], weights: Weights): RoleEvidence[] =>
  all.filter(
    ({ signs }) =>
      signs.includes(LISTED) ||
      signs.includes(LET) ||
      likelihood(signs, weights) >= (signs.some(isNeeded) ? ENOUGH_NEEDED : ENOUGH),
  );
