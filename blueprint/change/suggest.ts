import { isDate } from '../fields.ts';
import type { AppLanguage } from '../kinds.ts';
import type { Blueprint, Entity } from '../schema.ts';
import { ATTRIBUTES } from '../understand/ontology/index.ts';
import { distance, keyOf } from './text.ts';
import { SAY, type Say } from './words/say.ts';

// Whole requests for an app, near to one that wasn't understood.

const MOST = 3;
/** As many as are made before the nearest are chosen. */
const MADE = 160;

/** Fields that many kinds of data have, for suggestions where a request names none. */
const USUAL = ['phone', 'notes', 'photo', 'date'] as const;

/** Words of requests that are also names of fields. */
const VERBS = /^(?:make|name|title|total|number|status|order|list)$/;

function fieldNames(text: string, language: AppLanguage): string[] {
  const words = keyOf(text);
  const named = ATTRIBUTES.map(({ label }) => label[language]).filter((label) => {
    const key = keyOf(label);
    return key.length > 3 && !VERBS.test(key) && ` ${words} `.includes(` ${key} `);
  });
  const usual = USUAL.flatMap((name) => ATTRIBUTES.find((one) => one.name === name)?.label[language] ?? []);
  return [...named.slice(0, 3), ...usual];
}

function requestsFor(app: Blueprint, entity: Entity, say: Say, fields: readonly string[]): string[] {
  const has = new Set(entity.fields.map(({ label }) => keyOf(label)));
  const wanted = fields.find((label) => !has.has(keyOf(label)));
  const states = entity.fields.find(({ name }) => name === entity.states?.field);
  const plain = entity.fields.filter(({ name, type }) => name !== entity.title && type !== 'computed');
  const last = plain.at(-1);
  const choice = entity.fields.find(({ type }) => type === 'select');
  const hasPage = (kind: string) =>
    app.pages.some((page) => page.kind === kind && page.entity === entity.name);
  return [
    ...(wanted === undefined ? [] : [say.addField(wanted, entity.plural)]),
    ...(choice && !hasPage('board') ? [say.board(entity.plural)] : []),
    ...(entity.fields.some(isDate) && !hasPage('calendar') ? [say.calendar(entity.plural)] : []),
    ...(entity.fields.some(({ type }) => type === 'image') && !hasPage('gallery')
      ? [say.gallery(entity.plural)]
      : []),
    ...plain.map((field) => (field.required ? say.optional(field.label) : say.required(field.label))),
    ...(last ? [say.removeField(last.label, entity.plural)] : []),
    ...(states
      ? [
          say.addState(
            app.language === 'en' ? 'On hold' : (states.options?.[0]?.label ?? '') + ' 2',
            entity.plural,
          ),
        ]
      : []),
    say.own(entity.plural),
  ];
}

/** How near two texts are: words they share, also by small mistakes, the rarer the better. */
function nearness(text: string, candidate: string): number {
  const words = keyOf(text)
    .split(' ')
    .filter((word) => word.length > 2);
  const others = keyOf(candidate).split(' ');
  const isNear = (word: string) =>
    others.some(
      (other) =>
        other === word ||
        (word.length > 3 && (other.startsWith(word.slice(0, 4)) || distance(word, other, 1) <= 1)),
    );
  const han = [...text].filter((sign) => /\p{Script=Han}/u.test(sign) && candidate.includes(sign)).length;
  return words.filter(isNear).length + han;
}

/** @param works whether a request leads to a change of the app */
export function suggestionsFor(
  text: string,
  app: Blueprint,
  language: AppLanguage,
  works: (request: string) => boolean,
): string[] {
  const say = SAY[language];
  const fields = fieldNames(text, language);
  const all = [
    ...app.entities.flatMap((entity) => requestsFor(app, entity, say, fields)),
    ...app.pages
      .filter(({ inMenu, path }) => inMenu && path !== '/')
      .flatMap(({ title }) => [say.hide(title), say.remove(title)]),
    ...(app.theme.mode === 'light' ? [say.dark] : []),
  ].slice(0, MADE);
  const scored = all
    .map((request, at) => ({ request, at, score: nearness(text, request) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const chosen: string[] = [];
  const starts = new Set<string>();
  for (const { request } of scored) {
    if (chosen.length >= MOST) break;
    const start = request.split(' ').slice(0, 2).join(' ');
    if (starts.has(start) || !works(request)) continue;
    starts.add(start);
    chosen.push(request);
  }
  return chosen;
}
