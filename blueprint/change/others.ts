import { TEXTS } from '../understand/compile/texts.ts';
import { type Context, failed, type Outcome, made } from './change.ts';
import { ownRows } from './do/access.ts';
import { withEntity } from './do/entities.ts';
import { addFields } from './do/fields.ts';
import { setLook } from './do/look.ts';
import { addOptions } from './do/options.ts';
import { addDataPage, addOwnPage, setHomePage, showInMenu } from './do/pages.ts';
import { wordsSection } from './do/sections.ts';
import { rename } from './english/rename.ts';
import { remove, removeFrom } from './english/remove.ts';
import { required } from './english/properties.ts';
import { findChoice, findEntity, findPage } from './find.ts';
import { isAttribute } from './do/fields.ts';
import { lookUp } from '../understand/words/look-up.ts';
import { bare, labelOf, listed, withoutQuotes } from './text.ts';
import { OTHERS } from './words/index.ts';
import { type Intent, INTENTS, type OtherLanguage } from './words/intents.ts';

// The shorter requests in the other languages: patterns as data, the same changes as in English.

interface Said {
  a: string;
  b: string;
  kind: string;
  title: string;
  colour: string;
}

const compiled = new Map<OtherLanguage, readonly [Intent, RegExp][]>();
function patternsOf(language: OtherLanguage): readonly [Intent, RegExp][] {
  const known = compiled.get(language);
  if (known) return known;
  const all = INTENTS.flatMap((intent) =>
    OTHERS[language].patterns[intent].map((text): [Intent, RegExp] => [
      intent,
      new RegExp(`^(?:${text.replace(/(?<!\(\?)<(\w+)>/g, '(?<$1>.+?)')})$`, 'iu'),
    ]),
  );
  compiled.set(language, all);
  return all;
}

const HEX = /#[0-9a-f]{6}/iu;

const DO: Readonly<
  Record<Intent, (said: Said, context: Context, language: OtherLanguage) => Outcome | null>
> = {
  rename: ({ a, b }, context) => {
    const [, head, of] = /^(.+?) (?:de|des|du|von|der|من) (.+)$/iu.exec(a) ?? /^()()$/.exec(a) ?? [];
    const whole = rename(context, a, b);
    return head && of && (!whole || 'reason' in whole)
      ? (rename(context, bareIn(head, context), b, bareIn(of, context)) ?? whole)
      : whole;
  },
  removeFrom: ({ a, b }, context) => removeFrom(context, a, b),
  addPage: ({ b, kind, title }, context, language) => {
    const wanted = OTHERS[language].kinds.find(([test]) => test.test(kind))?.[1];
    if (!wanted) return null;
    if (wanted === 'content') {
      const text = title === '' ? null : wordsSection(context, 'text', labelOf(title, 120));
      return text && addOwnPage(context, 'content', title, [text]);
    }
    if (wanted === 'dashboard')
      return b === '' ? addOwnPage(context, 'dashboard', TEXTS[context.app.language].dashboard) : null;
    const owner =
      b === ''
        ? context.app.entities.findIndex(({ name }) => name === context.recent)
        : findEntity(context, b)?.at;
    if (owner === undefined) return failed('notFound', b);
    return addDataPage(context, wanted, Math.max(owner, 0));
  },
  addState: ({ a, b }, context) => {
    const choice = findChoice(context, b);
    return choice ? addOptions(context, choice, listed(a)) : failed('notFound', b);
  },
  addTo: ({ a, b }, context) => {
    const owner = findEntity(context, b);
    return owner && owner.score >= 0.55
      ? addFields(context, owner.at, parts(a, context))
      : failed('notFound', b);
  },
  required: ({ a }, context) => required(context, a, true),
  optional: ({ a }, context) => required(context, a, false),
  own: ({ b }, context) => {
    const owner = findEntity(context, b);
    return owner ? ownRows(context, [owner.at], ['read']) : failed('notFound', b);
  },
  open: (_said, context) => made('signUp', context, { ...context.app, signUp: 'open' }, context.app.name),
  invited: (_said, context) =>
    made('signUp', context, { ...context.app, signUp: 'invited' }, context.app.name),
  dark: (_said, context) => setLook(context, { mode: 'dark' }),
  light: (_said, context) => setLook(context, { mode: 'light' }),
  colour: ({ colour }, context, language) => {
    const named = HEX.exec(colour)?.[0] ?? lookUp(OTHERS[language].colours, colour.toLowerCase());
    return named === undefined ? null : setLook(context, { primary: named.toUpperCase() });
  },
  darker: (_said, context) => setLook(context, { shades: ['darker'] }),
  lighter: (_said, context) => setLook(context, { shades: ['lighter'] }),
  appName: ({ a }, context) => {
    const name = labelOf(a);
    return name === '' ? null : made('appName', context, { ...context.app, name }, name);
  },
  homePage: ({ a }, context) => {
    const page = findPage(context, a);
    return page ? setHomePage(context, page) : failed('notFound', a);
  },
  hide: ({ a }, context) => {
    const page = findPage(context, a);
    return page ? showInMenu(context, page, false) : failed('notFound', a);
  },
  remove: ({ a }, context) => remove(context, a),
  add: ({ a }, context, language) => {
    const recent = context.app.entities.findIndex(({ name }) => name === context.recent);
    if (isAttribute(a, language))
      return recent >= 0 ? addFields(context, recent, parts(a, context)) : failed('which', bare(a));
    return a.split(' ').length > 3 || a.length > 40 ? null : withEntity(context, a);
  },
};

const bareIn = (phrase: string, { language }: Context): string =>
  language === 'en' ? bare(phrase) : bare(phrase.trim().replace(OTHERS[language].articles, ''));

const parts = (text: string, context: Context): string[] =>
  listed(
    context.language === 'zh'
      ? text.replace(/[和与及]/gu, '、')
      : context.language === 'ar'
        ? text.replace(/ و(?=\S)/gu, '، ')
        : text,
  ).map((part) => bareIn(part, context));

/** What the first pattern of a language that can do it makes of a request. */
export function readOther(text: string, context: Context, language: OtherLanguage): Outcome | null {
  const { text: masked, restored } = withoutQuotes(text);
  const request = masked
    .replace(/[.!?…,;:。！？؟،]+$/u, '')
    .replace(OTHERS[language].courtesy, '')
    .trim();
  const whole = { ...context, language, text: restored(request) };
  let reason: Outcome | null = null;
  for (const [intent, pattern] of patternsOf(language)) {
    const groups = pattern.exec(request)?.groups;
    if (!groups && !pattern.test(request)) continue;
    const slot = (name: keyof Said) => restored(groups?.[name]?.trim() ?? '');
    const of = (name: keyof Said) =>
      intent === 'appName' || (intent === 'rename' && name === 'b')
        ? bare(slot(name))
        : bareIn(slot(name), whole);
    const said: Said = {
      a: intent === 'addTo' ? slot('a') : of('a'),
      b: of('b'),
      kind: slot('kind'),
      title: slot('title'),
      colour: slot('colour'),
    };
    const outcome = DO[intent](said, whole, language);
    if (!outcome) continue;
    if ('app' in outcome) return outcome;
    reason ??= outcome;
  }
  return reason;
}
