import { CONCEPTS } from '../../concepts/index.ts';
import { type AppLanguage, LIMITS } from '../../kinds.ts';
import type { Blueprint, Rule, Theme } from '../../schema.ts';
import type { About, Facts } from '../facts.ts';
import type { Lexicon } from '../lexicon.ts';
import { mainOf } from './app-name.ts';
import { entitiesOf, linked, type Made } from './entities.ts';
import { withPages } from './pages.ts';
import { withRows } from './rows/index.ts';
import { openNouns } from '../assume/open.ts';
import { TAGLINES } from '../words/looks.ts';
import { withAccess } from './access.ts';
import { withRules } from './rules.ts';
import { withOwners } from './whose.ts';
import { withWritten } from './written.ts';
import { capital } from '../../capital.ts';
import { cut, hash } from './texts.ts';

const COLOURS: readonly string[] = [
  '#2F55D4',
  '#0F766E',
  '#7A3E9D',
  '#9A4A1F',
  '#2B6A3F',
  '#A33A2A',
  '#1D5FAD',
];

const NO_TEXT: About = { kind: 'custom', look: {} };

function themeOf({ kind, look }: About, name: string, isOpen: boolean): Theme {
  const [primary, , radius, font] = CONCEPTS[kind].app.theme;
  return {
    primary: kind === 'custom' ? (COLOURS[hash(name) % COLOURS.length] ?? primary) : primary,
    mode: 'light',
    radius,
    font,
    layout: isOpen ? 'top' : 'side',
    ...look,
  };
}

/** "Customers, dogs and invoices in one place" */
function taglineOf(made: readonly Made[], language: AppLanguage): string {
  const { and, comma, whole } = TAGLINES[language];
  const nouns = made.slice(0, 4).map(({ entity }) => entity.plural);
  const names = nouns.map((noun, at) => (at === 0 || language === 'de' ? noun : noun.toLowerCase()));
  const last = names.pop() ?? '';
  return whole(names.length > 0 ? names.join(comma) + and + last : last);
}

/** What was understood as an app, and what became of each rule among the facts. */
export function compile(facts: Facts, lexicon: Lexicon): { blueprint: Blueprint; rules: (Rule | null)[] } {
  const about = facts.about ?? NO_TEXT;
  const made = linked(entitiesOf(facts, lexicon), facts);
  const main = mainOf(made, facts, lexicon);
  const name =
    cut(capital(facts.name ?? about.title ?? main?.entity.plural ?? 'App', facts.language), LIMITS.name) ||
    'App';
  const empty: Blueprint = {
    version: 2,
    name,
    tagline: cut(about.tagline ?? taglineOf(made, facts.language), LIMITS.tagline),
    kind: about.kind,
    language: facts.language,
    theme: themeOf(about, name, openNouns(facts).length > 0),
    roles: [],
    signUp: 'invited',
    entities: made.map(({ entity }) => entity),
    pages: [],
    rules: [],
    rows: {},
  };
  const { ruled, rules } = withRules(
    withOwners(withAccess(empty, facts, made, lexicon), facts, made, lexicon),
    facts,
    made,
    lexicon,
  );
  const whole = made.map((one) => ({
    ...one,
    entity: ruled.entities.find((entity) => entity.name === one.entity.name) ?? one.entity,
  }));
  return {
    blueprint: withWritten(withRows(withPages(ruled, facts, whole), whole, lexicon, facts), facts),
    rules,
  };
}
