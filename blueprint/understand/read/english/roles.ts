import { ROLE_WORDS } from '../../words/english-roles.ts';
import { headOf } from './sorts.ts';
import type { NounPhrase } from './phrases.ts';
import type { Scene } from './scene.ts';
import { verbAt } from './verbs.ts';

// Who may do what others may not.

/** Whoever does these decides over what others entered. */
const DECIDING =
  /^(?:approv|confirm|accept|reject|declin|refus|grant|assign|mark|tick|check|review|enter|manag|edit|decid|verif|process|updat|grad|publish|handl|clos|moderat|issu|dispatch|register|schedul|cancel|chang|delet|remov|answer|resolv|release|plan|allocat|block|turn|sign off|score|judge|screen|record|see all|maintain|control|set|type|look)/;
/** Those whom an app is open to: what they do is no privilege. */
const PUBLIC =
  /^(?:customer|client|guest|visitor|people|person|public|user|member|buyer|attendee|participant|fan|citizen|traveller|stranger|donor|other|everyone|anyone|resident|neighbour|applicant|one|somebody|player|hiker|musician|trader|tenant|candidate)$/;
const ONLY_OWN =
  /\b(?:only|just)\b[^.;,]{0,40}\b(?:their|his|her|its|own|they'?re|assigned|them)\b|\b(?:their|his|her) own\b[^.;]{0,20}\bonly\b|\bonly the \w+ (?:of|they)/;
const HIDDEN =
  /\b(?:only (?:visible|shown|available|open|for|to)|visible (?:only )?(?:to|for)|confidential|restricted to|just for|not visible)\b(?: (?:to|for|by))?/;
const FUNCTION =
  /^(?:app|thing|data|date|number|order|computer|printer|letter|paper|folder|monitor|border|calendar|member number|winner|tower|river|water|color|colour|floor|door|motor|tractor|error|doctor's|counter|server|power|weather|layer|trailer|scooter|boiler|filter|locker|container|poster|flyer|newsletter|matter|chapter|semester|quarter|register|leader board|sensor|sticker|reminder|transfer|offer|helper text)$/;

const isSomeone = (scene: Scene, { noun, label }: NounPhrase): boolean => {
  const head = headOf(noun);
  if (FUNCTION.test(head) || /^\d/.test(label)) return false;
  return (
    ROLE_WORDS.has(head) ||
    scene.category(noun) === 'person' ||
    (scene.category(noun) === undefined &&
      /(?:er|or|ist|ian|ee|man|woman|keeper|lead|chief|staff|head|captain|steward|warden|host|clerk)$/.test(
        head,
      ))
  );
};

/** @returns the phrases that are joined with the one at a place: "leads and admins" */
function subjectsAt(scene: Scene, at: number): NounPhrase[] {
  const { units } = scene;
  const found: NounPhrase[] = [];
  for (let index = at; index >= 0; index -= 2) {
    const unit = units[index];
    if (unit?.type !== 'noun') break;
    found.push(unit);
    const joint = units[index - 1];
    if (joint?.type !== 'word' || !/^(?:and|or|&|\/)$/.test(joint.lower)) break;
  }
  return found;
}

export function readRoles(scene: Scene): void {
  const { units, lower, start, notebook } = scene;
  const add = (phrase: NounPhrase) => {
    const before = scene.units[scene.units.indexOf(phrase) - 1];
    if (before?.type === 'word' && /^(?:every|each)$/.test(before.lower)) return;
    notebook.role({ noun: phrase.noun }, { start: phrase.start, end: phrase.end });
  };
  const wordAt = (index: number) => {
    const unit = units[index];
    return unit?.type === 'word' ? unit.lower : '';
  };
  units.forEach((unit, at) => {
    if (unit.type !== 'noun') return;
    const verb = verbAt(units, at + 1);
    if (verb && verb.kind !== 'link' && !(verb.kind === 'be' && verb.modal === '')) {
      const clause = lower.slice(unit.start - start).split(/[;.]| but | while /)[0] ?? '';
      const isLimited =
        ONLY_OWN.test(clause) &&
        (verb.modal !== '' || /^(?:see|view|read|edit|access|look|get)/.test(verb.lemma));
      const isBarred =
        verb.isNegated && /^(?:see|view|edit|change|delete|access|publish|read|approve)/.test(verb.lemma);
      const seesAll =
        /^(?:see|view|read|edit|change|manage|access)/.test(verb.lemma) &&
        /\b(?:all|everything|every|everyone)\b/.test(clause.slice(0, 60));
      for (const one of subjectsAt(scene, at)) {
        if (!isSomeone(scene, one)) continue;
        const isOnly = units.some(
          (word, index) => word === one && (wordAt(index - 1) === 'only' || wordAt(index - 1) === 'just'),
        );
        const isPublic = PUBLIC.test(headOf(one.noun));
        const decides = DECIDING.test(verb.lemma) && !verb.isPassive;
        if (
          isOnly ||
          (isLimited && !/^(?:other|one|person|people)$/.test(one.noun)) ||
          (!isPublic && (isBarred || seesAll || decides))
        )
          add(one);
      }
    }
    const isHidden = HIDDEN.exec(lower);
    const after = isHidden ? start + isHidden.index : Number.POSITIVE_INFINITY;
    if (unit.start > after && unit.start < after + 45 && isSomeone(scene, unit)) add(unit);
    const told =
      /\b(?:notify|inform|tell|alert|mailed to|e-?mailed to|sent to|report to|e-?mail|mail)\s(?:the |our )?$/.test(
        lower.slice(0, unit.start - start),
      );
    if (
      told &&
      isSomeone(scene, unit) &&
      !PUBLIC.test(headOf(unit.noun)) &&
      notebook.known(unit.noun) === undefined
    )
      add(unit);
  });
}
