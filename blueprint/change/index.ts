import { checkParts } from '../check.ts';
import { APP_LANGUAGES, type AppLanguage } from '../kinds.ts';
import type { Blueprint } from '../schema.ts';
import { CODES, COMMON } from '../understand/words/languages.ts';
import type { Change, Context, Edit, NotUnderstood, Outcome, Reason } from './change.ts';
import { clausesOf, halvesOf } from './clauses.ts';
import { readEnglish } from './english/index.ts';
import { isDecisive } from './english/pattern.ts';
import { readOther } from './others.ts';
import { suggestionsFor } from './suggest.ts';
import { cleaned } from './text.ts';

export type { Change, Edit, NotUnderstood, Reason, RequestKind } from './change.ts';

/** As much of a request as is read, and as much of one of its parts. */
const MOST_READ = 1000;
const MOST_CLAUSE = 300;

/** The language of a request: by its script, by its small words, else that of the app. */
function languageOf(text: string, app: AppLanguage): AppLanguage {
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const times = (language: AppLanguage) => {
    const code = Object.keys(CODES).find((one) => CODES[one] === language) ?? '';
    return words.filter((word) => COMMON[code]?.has(word)).length;
  };
  const [best] = APP_LANGUAGES.map((language) => ({ language, count: times(language) })).sort(
    (a, b) => b.count - a.count,
  );
  return best && best.count > times(app) ? best.language : app;
}

const faultsOf = (app: Blueprint): number => {
  let count = 0;
  checkParts(app, () => {
    count += 1;
  });
  return count;
};

interface State {
  app: Blueprint;
  /** The language of the request. */
  language: AppLanguage;
  recent: string | undefined;
  recentField?: string | undefined;
  faults: number;
}

/** A part of a request in the app's language, in English, then in the others; what would leave an app that is not whole is not done. */
function readOne(text: string, state: State): Outcome | null {
  const { app, recent, recentField } = state;
  const context: Context = { app, recent, recentField, language: 'en', text };
  const order = [...new Set([state.app.language, 'en' as const, ...APP_LANGUAGES])];
  let reason: Outcome | null = null;
  for (const language of order) {
    const outcome = language === 'en' ? readEnglish(text, context) : readOther(text, context, language);
    if (!outcome) continue;
    if ('app' in outcome) {
      if (faultsOf(outcome.app) <= state.faults) return outcome;
      reason ??= { reason: { code: 'unfit', name: text } };
    } else if (outcome.isFinal || (language === state.language && isDecisive(outcome.reason))) return outcome;
    else reason ??= outcome;
  }
  return reason;
}

/** The last field that an entity has and didn't have before. */
function addedField(before: Blueprint, after: Blueprint, name: string | undefined): string | undefined {
  const fieldsOf = (app: Blueprint) => app.entities.find((entity) => entity.name === name)?.fields ?? [];
  const old = new Set(fieldsOf(before).map((field) => field.name));
  return fieldsOf(after).findLast((field) => !old.has(field.name))?.name;
}

interface Read {
  state: State;
  edits: Edit[];
}
interface Unread {
  text: string;
  reason: Reason;
}

const VERB = /^(?:please )?(\p{L}+)(?: the)? /iu;

/** A clause whole, else as two that each say something; the second may leave out the verb of the first. */
function readClause(clause: string, state: State, depth = 0): Read | Unread {
  const text = clause.slice(0, MOST_CLAUSE);
  const outcome = readOne(text, state);
  if (outcome && 'app' in outcome)
    return {
      state: {
        ...state,
        app: outcome.app,
        recent: outcome.about ?? state.recent,
        recentField: addedField(state.app, outcome.app, outcome.about),
      },
      edits: [{ kind: outcome.kind, text }],
    };
  // Two requests in one may look like one about something that isn't there: “make a required and b optional”.
  const isKnown =
    outcome &&
    'reason' in outcome &&
    (outcome.reason.code === 'which' || (outcome.isFinal && outcome.reason.code !== 'notFound'));
  if (depth < 4 && !isKnown)
    for (const [first, second] of halvesOf(text)) {
      const one = readClause(first, state, 4);
      if ('reason' in one) continue;
      const verb = VERB.exec(first)?.[1] ?? '';
      for (const rest of [second, `${verb} ${second}`]) {
        const two = readClause(rest, one.state, depth + 1);
        if ('state' in two)
          return {
            state: two.state,
            edits: [
              ...one.edits,
              ...two.edits.map((edit) => ({ ...edit, text: edit.text === rest ? second : edit.text })),
            ],
          };
      }
    }
  return { text, reason: outcome && 'reason' in outcome ? outcome.reason : { code: 'unknown', name: text } };
}

/** What a request in words changes in an app; pure, and the same in every place. */
export function readChange(request: string, blueprint: Blueprint): Change {
  const text = cleaned(request.slice(0, MOST_READ));
  const language = languageOf(text, blueprint.language);
  let state: State = { app: blueprint, language, recent: undefined, faults: faultsOf(blueprint) };
  const edits: Edit[] = [];
  const unread: Unread[] = [];
  for (const clause of clausesOf(text)) {
    const read = readClause(clause, state);
    if ('reason' in read) unread.push(read);
    else {
      state = read.state;
      edits.push(...read.edits);
    }
  }
  const { app } = state;
  const works = (request: string) => 'state' in readClause(request, { ...state, recent: undefined });
  const notUnderstood = unread.map(({ text: words, reason }): NotUnderstood => {
    // What is offered leads to a change, also where a rule has a nearer request in mind.
    const closer = (reason.closer ?? []).filter(works);
    const suggestions = closer.length > 0 ? closer : suggestionsFor(words, app, language, works);
    return { text: words, reason, suggestions: suggestions.slice(0, 3) };
  });
  return { language, edits, notUnderstood, blueprint: app };
}
