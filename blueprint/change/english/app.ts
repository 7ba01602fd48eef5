import { APP_LANGUAGES, LIMITS } from '../../kinds.ts';
import type { Blueprint } from '../../schema.ts';
import { failed, made } from '../change.ts';
import { keyOf, labelOf } from '../text.ts';
import { rule } from './pattern.ts';

const LANGUAGES: readonly [RegExp, Blueprint['language']][] = [
  [/^(?:english|inglés|anglais|englisch|英语|الإنجليزية)$/iu, 'en'],
  [/^(?:spanish|español|espagnol|spanisch|西班牙语|الإسبانية)$/iu, 'es'],
  [/^(?:french|français|francés|französisch|法语|الفرنسية)$/iu, 'fr'],
  [/^(?:german|deutsch|alemán|allemand|德语|الألمانية)$/iu, 'de'],
  [/^(?:chinese|mandarin|simplified chinese|中文|chino|chinois|chinesisch|الصينية)$/iu, 'zh'],
  [/^(?:arabic|العربية|árabe|arabe|arabisch|阿拉伯语)$/iu, 'ar'],
];
const languageNamed = (phrase: string): Blueprint['language'] | undefined =>
  LANGUAGES.find(([test]) => test.test(phrase.trim()))?.[1] ??
  APP_LANGUAGES.find((code) => code === phrase.trim().toLowerCase());

const APP = '(?:the |this |our |my )?(?:app|application|site|website|project|tool|business|company|shop)';
const OPEN = { signUp: 'open' } as const;
const INVITED = { signUp: 'invited' } as const;
const THEMSELVES =
  '(?: by)?(?: (?:themselves|on their own|alone|freely|themself|without (?:an )?invit(?:e|ation)))?';
const SIGN_UP =
  '(?:sign[- ]?up|register|join|create (?:an |their own )?accounts?|make (?:an )?accounts?|sign themselves up)';

export const APP_RULES = [
  rule(
    [
      `RENAME ${APP} (?:INTO )?(?<name>.+)`,
      `(?:CHANGE )?(?:the )?(?:name|title) of ${APP} (?:BE |INTO |BE called )?(?<name>.+)`,
      `(?:CHANGE )?(?:${APP}(?:'s)?|our|my) (?:name|title) (?:BE |INTO )?(?<name>.+)`,
      `${APP} (?:BE |should )(?:now )?(?:called|named|titled|be called|be named) (?<name>.+)`,
      `(?:app )?name: ?(?<name>.+)`,
      `RENAME it INTO (?<name>.+)`,
    ],
    (slot, context) => {
      const name = labelOf(slot('name').replace(/^(?:to|into|as|be) /iu, ''));
      return keyOf(name) === '' && name.length < 1
        ? failed('unknown', name)
        : made('appName', context, { ...context.app, name }, name);
    },
  ),
  rule(
    [
      '(?:(?:CHANGE|ADD|use) )?(?:the |a |our )?(?:tagline|slogan|subtitle|motto|claim|strapline)(?: of (?:the|this|our) app)? ?(?:BE |INTO |should read |should say |reads |says |:)?(?<text>.+)',
    ],
    (slot, context) => {
      const tagline = labelOf(slot('text').replace(/^: ?/u, ''), LIMITS.tagline);
      return made('tagline', context, { ...context.app, tagline }, tagline);
    },
  ),
  rule(
    [
      `(?:CHANGE|translate|put|show|write|use) (?:${APP}|everything|it|the language|the interface)(?: of ${APP})? (?:to|into|in|as) <language>`,
      `(?:${APP}|everything|it|the language|language)(?: of ${APP})? (?:BE|speaks?|should speak|should be) (?:in )?<language>`,
      '(?:use|speak|CHANGE to|translate to|translate into|in) <language>(?: language)?',
      'language: ?<language>',
    ],
    (slot, context) => {
      const language = languageNamed(slot('language'));
      return language ? made('language', context, { ...context.app, language }, slot('language')) : null;
    },
  ),
  rule(
    [
      `(?:let|allow) (?:people|anyone|everyone|users|customers|visitors|members|clients|anybody|the public|<who>)(?: to)? ${SIGN_UP}${THEMSELVES}`,
      `(?:people|anyone|everyone|users|customers|visitors|members|clients|anybody|the public) (?:SHALL |should be able to )${SIGN_UP}${THEMSELVES}`,
      '(?:open|allow|enable|turn on|CHANGE|make|ADD)(?: the)?(?: public| self| self-service| open)?[- ]?(?:sign[- ]?ups?|registrations?)(?: open| public| for (?:everyone|all))?',
      '(?:sign[- ]?ups?|registrations?) BE (?:open|public|free|allowed)(?: (?:to|for) (?:everyone|all|anyone))?',
      'open sign[- ]?up',
    ],
    (_slot, context) => made('signUp', context, { ...context.app, ...OPEN }, context.app.name),
  ),
  rule(
    [
      '(?:make it |it BE |CHANGE it to |CHANGE (?:the )?sign[- ]?ups? )?(?:by )?invit(?:e|ation|ed)(?:s|ations)?[- ]?only',
      '(?:by|on|with) invitation(?: only)?',
      `only (?:the )?(?:invited )?(?:people|members|users|those)(?: (?:i|we|that|who|whom)(?: i| we| were| are| have)? (?:have )?invited?)? (?:SHALL )?${SIGN_UP}`,
      `only invited (?:people|members|users)(?: SHALL .+)?`,
      `(?:people|nobody|no one|anyone|everyone|users|customers|visitors|strangers|members)(?: (?:SHALL|should|must|may|can|could|do|does)(?:n't| not)| cannot)? ?${SIGN_UP}${THEMSELVES}`,
      '(?:no|close|disable|turn off|stop|forbid|REMOVE)(?: the)?(?: public| self| self-service| open)?[- ]?(?:sign[- ]?ups?|registrations?)',
      '(?:sign[- ]?ups?|registrations?) BE (?:closed|invite[- ]only|by invitation(?: only)?)',
      `(?:don't|do not) (?:let|allow) (?:people|anyone|everyone|users|customers|visitors|strangers)(?: to)? ${SIGN_UP}${THEMSELVES}`,
    ],
    (_slot, context) =>
      /^(?:people|anyone|everyone|users|customers|visitors|members)/iu.test(context.text) &&
      !/n't|not|cannot/iu.test(context.text)
        ? null
        : made('signUp', context, { ...context.app, ...INVITED }, context.app.name),
  ),
];
