import { isDate } from '../fields.ts';
import type { AppLanguage } from '../kinds.ts';
import type { Blueprint, Entity } from '../schema.ts';
import { ATTRIBUTES } from '../understand/ontology/index.ts';
import { distance, keyOf } from './text.ts';

// Whole requests for an app, near to one that wasn't understood.

const MOST = 3;
/** As many as are made before the nearest are chosen. */
const MADE = 160;

interface Say {
  addField: (field: string, data: string) => string;
  removeField: (field: string, data: string) => string;
  required: (field: string) => string;
  optional: (field: string) => string;
  board: (data: string) => string;
  calendar: (data: string) => string;
  gallery: (data: string) => string;
  remove: (name: string) => string;
  hide: (page: string) => string;
  own: (data: string) => string;
  addState: (state: string, data: string) => string;
  dark: string;
}
const SAY: Readonly<Record<AppLanguage, Say>> = {
  en: {
    addField: (field, data) => `Add a field “${field}” to ${data}`,
    removeField: (field, data) => `Remove ${field} from ${data}`,
    required: (field) => `Make ${field} required`,
    optional: (field) => `Make ${field} optional`,
    board: (data) => `Add a kanban board for ${data}`,
    calendar: (data) => `Add a calendar of ${data}`,
    gallery: (data) => `Add a gallery of ${data}`,
    remove: (name) => `Remove the page “${name}”`,
    hide: (page) => `Hide ${page} from the menu`,
    own: (data) => `Members can only see their own ${data}`,
    addState: (state, data) => `Add a state “${state}” to ${data}`,
    dark: 'Use dark mode',
  },
  es: {
    addField: (field, data) => `Añade ${field} a ${data}`,
    removeField: (field, data) => `Quita ${field} de ${data}`,
    required: (field) => `${field} es obligatorio`,
    optional: (field) => `${field} es opcional`,
    board: (data) => `Añade un tablero de ${data}`,
    calendar: (data) => `Añade un calendario de ${data}`,
    gallery: (data) => `Añade una galería de ${data}`,
    remove: (name) => `Elimina ${name}`,
    hide: (page) => `Oculta ${page} del menú`,
    own: (data) => `Los miembros solo ven sus propias ${data}`,
    addState: (state, data) => `Añade el estado ${state} a ${data}`,
    dark: 'Modo oscuro',
  },
  fr: {
    addField: (field, data) => `Ajoute ${field} à ${data}`,
    removeField: (field, data) => `Supprime ${field} de ${data}`,
    required: (field) => `${field} est obligatoire`,
    optional: (field) => `${field} est facultatif`,
    board: (data) => `Ajoute un tableau pour ${data}`,
    calendar: (data) => `Ajoute un calendrier pour ${data}`,
    gallery: (data) => `Ajoute une galerie pour ${data}`,
    remove: (name) => `Supprime ${name}`,
    hide: (page) => `Masque ${page} du menu`,
    own: (data) => `Les membres ne voient que leurs propres ${data}`,
    addState: (state, data) => `Ajoute le statut ${state} à ${data}`,
    dark: 'Mode sombre',
  },
  de: {
    addField: (field, data) => `Füge ${field} zu ${data} hinzu`,
    removeField: (field, data) => `Entferne ${field} aus ${data}`,
    required: (field) => `${field} ist Pflicht`,
    optional: (field) => `${field} ist optional`,
    board: (data) => `Füge ein Board für ${data} hinzu`,
    calendar: (data) => `Füge einen Kalender für ${data} hinzu`,
    gallery: (data) => `Füge eine Galerie für ${data} hinzu`,
    remove: (name) => `Lösche ${name}`,
    hide: (page) => `Blende ${page} im Menü aus`,
    own: (data) => `Mitglieder sehen nur ihre eigenen ${data}`,
    addState: (state, data) => `Füge den Status ${state} bei ${data} hinzu`,
    dark: 'Dunkelmodus',
  },
  zh: {
    addField: (field, data) => `给${data}添加${field}`,
    removeField: (field, data) => `删除${data}的${field}`,
    required: (field) => `${field}必填`,
    optional: (field) => `${field}选填`,
    board: (data) => `给${data}添加看板`,
    calendar: (data) => `给${data}添加日历`,
    gallery: (data) => `给${data}添加图库`,
    remove: (name) => `删除${name}`,
    hide: (page) => `从菜单中隐藏${page}`,
    own: (data) => `会员只能看到自己的${data}`,
    addState: (state, data) => `给${data}添加状态${state}`,
    dark: '深色模式',
  },
  ar: {
    addField: (field, data) => `أضف ${field} إلى ${data}`,
    removeField: (field, data) => `احذف ${field} من ${data}`,
    required: (field) => `${field} مطلوب`,
    optional: (field) => `${field} اختياري`,
    board: (data) => `أضف لوحة ${data}`,
    calendar: (data) => `أضف تقويم ${data}`,
    gallery: (data) => `أضف معرض ${data}`,
    remove: (name) => `احذف ${name}`,
    hide: (page) => `أزل ${page} من القائمة`,
    own: (data) => `يرى الأعضاء ${data} الخاصة بهم فقط`,
    addState: (state, data) => `أضف حالة ${state} إلى ${data}`,
    dark: 'الوضع الداكن',
  },
};

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
