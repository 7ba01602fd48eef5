import { isDate } from '#blueprint/fields.ts';
import type { Condition, Page, Section } from '#blueprint/schema.ts';
import { code, element, type Element, type Import, imports, returned } from './code.ts';
import type { Literal } from './literal.ts';
import { literal } from './literal.ts';
import {
  type EntityPlan,
  filtersOf,
  isForMembers,
  type PagePlan,
  type Plan,
  cardFacts,
  shortFacts,
  newestSortOf,
  sortOf,
} from './plan.ts';

// The pages of an app: one component each, and their words in one module.

interface Data {
  [key: string]: Literal;
}
/** What a section adds to its page: its words, its element, and what that imports. */
interface Part {
  words: Data;
  view: Element;
  imports: Import[];
}

const component = (folder: string, name: string): Import => ({
  from: `../components/${folder}/${name}.tsx`,
  names: [name],
});
const model = ({ key }: EntityPlan): Import => ({ from: `../entities/${key}/model.ts`, names: [key] });
const listOf = ({ entity }: EntityPlan) => code(`paths.${entity.name}.list`);
const PATHS: Import = { from: '../paths.ts', names: ['paths'] };

/** @param at where its words stand, such as `text.home.chart` */
function partOf(section: Section, at: string, plan: Plan, page: Page, isFirst: boolean): Part | null {
  const heading = ['heading', code(`${at}.heading`)] as const;
  switch (section.kind) {
    case 'hero': {
      const { action } = section;
      const icon = plan.entities[0]?.entity.icon ?? page.icon;
      return {
        words: {
          heading: section.heading,
          ...(section.text.trim() && { text: section.text }),
          ...(action && { action: action.label }),
        },
        view: element('Hero', [
          heading,
          ['text', section.text.trim() ? code(`${at}.text`) : undefined],
          ['action', action ? code(`{ label: ${at}.action, to: '${action.path}' }`) : undefined],
          [
            'picture',
            isFirst
              ? element('Picture', [
                  ['seed', page.path],
                  ['icon', icon],
                ])
              : undefined,
          ],
          ['isFirst', isFirst ? undefined : code('false')],
        ]),
        imports: [component('sections', 'Hero'), ...(isFirst ? [component('pictures', 'Picture')] : [])],
      };
    }
    case 'text':
      return {
        words: { heading: section.heading, text: section.text },
        view: element('TextSection', [heading, ['text', code(`${at}.text`)]]),
        imports: [component('sections', 'TextSection')],
      };
    case 'questions':
      return {
        words: {
          heading: section.heading,
          questions: section.questions.map(({ question, answer }) => ({ question, answer })),
        },
        view: element('Questions', [heading, ['questions', code(`${at}.questions`)]]),
        imports: [component('sections', 'Questions')],
      };
    case 'pricing':
      return {
        words: {
          heading: section.heading,
          plans: section.plans.map(({ name, price, text, features, action }) => ({
            name,
            price,
            ...(text.trim() && { text }),
            ...(features.length > 0 && { features }),
            ...(action && { action: { label: action.label, to: action.path } }),
          })),
        },
        view: element('Pricing', [heading, ['plans', code(`${at}.plans`)]]),
        imports: [component('sections', 'Pricing')],
      };
    case 'figures':
      return figures(section, at, plan);
    default: {
      const entity = plan.entityOf(section.entity);
      return entity ? ofEntity(section, entity, at) : null;
    }
  }
}

const rowsWhere = (where: { field: string; is: string | boolean } | undefined) =>
  where && { [where.field]: { is: [String(where.is)] } };

function figures(section: Extract<Section, { kind: 'figures' }>, at: string, plan: Plan): Part {
  const used: Import[] = [{ from: '../components/sections/Figures.tsx', names: ['Figure', 'Figures'] }];
  const words: Data = { heading: section.heading };
  const views = section.figures.flatMap((figure, index): Element[] => {
    const entity = plan.entityOf(figure.entity);
    if (!entity) return [];
    const name = `figure${index + 1}`;
    words[name] = figure.label;
    used.push(model(entity), PATHS);
    const { where } = figure;
    return [
      readable(
        entity,
        element('Figure', [
          ['entity', code(entity.key)],
          ['label', code(`${at}.${name}`)],
          ['measure', figure.measure],
          ['field', figure.measure === 'count' ? undefined : figure.field],
          ['filters', rowsWhere(where)],
          ['to', listOf(entity)],
        ]),
        used,
      ),
    ];
  });
  return { words, view: element('Figures', [['heading', code(`${at}.heading`)]], views), imports: used };
}

type OfEntity = Exclude<Section, { kind: 'hero' | 'text' | 'figures' | 'pricing' | 'questions' }>;

/** Shows a part only to those who may read its rows, where not everyone may. */
function readable({ entity, key }: EntityPlan, view: Element, used: Import[]): Element {
  if (entity.access.read.includes('public')) return view;
  used.push(component('shell', 'Readable'));
  return element('Readable', [['entity', code(key)]], [view]);
}

function ofEntity(section: OfEntity, plan: EntityPlan, at: string): Part {
  const { entity, key, type } = plan;
  const heading = ['heading', code(`${at}.heading`)] as const;
  const words: Data = { heading: section.heading };
  const to = ['to', listOf(plan)] as const;
  const part = (name: string, folder: string, attributes: Element['attributes'] = []): Part => {
    const used = [component(folder, name), model(plan), PATHS];
    const view = element(name, [['entity', code(key)], heading, ...attributes, to]);
    return { words, view: readable(plan, view, used), imports: used };
  };
  switch (section.kind) {
    case 'list':
      return part('ListSection', 'sections', [
        ['show', shortFacts(entity, 3)],
        ['sort', newestSortOf(entity)],
        ['limit', code(String(section.limit))],
      ]);
    case 'gallery':
      return part('GallerySection', 'sections', [
        ['show', shortFacts(entity, 2)],
        ['limit', code(String(section.limit))],
      ]);
    case 'chart': {
      const { by, unit, stack, measure, field, where } = section;
      const isTime = isDate(entity.fields.find(({ name }) => name === by));
      return part('Chart', 'charts', [
        ['by', by],
        ['unit', isTime ? (unit ?? 'month') : undefined],
        ['stack', measure === 'average' ? undefined : stack],
        ['measure', measure === 'count' ? undefined : measure],
        ['field', measure === 'count' ? undefined : field],
        ['filters', rowsWhere(where)],
      ]);
    }
    case 'attention':
      return part('Attention', 'sections', [
        ['field', section.when.field],
        ['when', conditionData(section.when)],
      ]);
    case 'contact': {
      const hasText = section.text.trim().length > 0;
      return {
        words: { ...words, ...(hasText && { text: section.text }) },
        view: element('ContactSection', [
          ['entity', code(key)],
          heading,
          ['text', hasText ? code(`${at}.text`) : undefined],
          ['form', code(`() => import('../entities/${key}/${type}Form.tsx')`)],
        ]),
        imports: [component('sections', 'ContactSection'), model(plan)],
      };
    }
  }
}

function conditionData(when: Condition): Data {
  switch (when.op) {
    case 'below':
    case 'above':
      return typeof when.value === 'string'
        ? { op: when.op, field: when.value }
        : { op: when.op, value: when.value };
    case 'past':
      return when.days === undefined ? { op: when.op } : { op: when.op, days: when.days };
    case 'within':
      return { op: when.op, days: when.days };
    case 'is':
      return { op: when.op, options: [String(when.value)] };
  }
}

/** The sections of a page, each with a name of its own among the words of the page. */
function partsOf({ page, key }: PagePlan, plan: Plan): { hero: Part | null; parts: Part[]; words: Data } {
  const words: Data = {};
  let hero: Part | null = null;
  const parts: Part[] = [];
  const counts = new Map<string, number>();
  page.sections.forEach((section, index) => {
    const count = (counts.get(section.kind) ?? 0) + 1;
    counts.set(section.kind, count);
    const name = count === 1 ? section.kind : `${section.kind}${count}`;
    const isFirst = index === 0 && section.kind === 'hero' && hasOwnHead(page);
    const part = partOf(section, `text.${key}.${name}`, plan, page, isFirst);
    if (!part) return;
    words[name] = part.words;
    if (isFirst) hero = part;
    else parts.push(part);
  });
  return { hero, parts, words };
}

const hasOwnHead = ({ kind }: Page) => kind === 'home' || kind === 'content' || kind === 'dashboard';

export function pagesTextFile(plan: Plan): string {
  const words = Object.fromEntries(
    plan.pages.map((page) => [page.key, { title: page.page.title, ...partsOf(page, plan).words }]),
  );
  return `export const text = ${literal(words)};\n`;
}

/** What the page of an entity shows besides its head. */
function bodyOf(plan: PagePlan, entity: EntityPlan): { view: Element; imports: Import[] } {
  const { page } = plan;
  const { key, type } = entity;
  const facts = shortFacts(entity.entity, 3);
  switch (page.kind) {
    case 'board': {
      const by = page.by ?? entity.entity.states?.field ?? '';
      return {
        view: element('Board', [
          ['entity', code(key)],
          ['by', by],
          ['card', cardFacts(entity.entity, by)],
        ]),
        imports: [component('board', 'Board')],
      };
    }
    case 'calendar':
      return {
        view: element('CalendarView', [
          ['entity', code(key)],
          ['start', page.start],
          ['end', page.end],
          ['view', page.view],
          [
            'colour',
            entity.entity.states?.field ??
              entity.entity.fields.find(({ type: kind }) => kind === 'select')?.name,
          ],
        ]),
        imports: [{ from: '../components/calendar/Calendar.tsx', names: ['CalendarView'] }],
      };
    case 'gallery':
      return {
        view: element('Gallery', [
          ['entity', code(key)],
          ['show', facts],
          ['filters', filtersOf(entity.entity)],
          ['sort', sortOf(entity.entity)],
        ]),
        imports: [component('gallery', 'Gallery')],
      };
    default:
      return {
        view: element(`${type}List`),
        imports: [{ from: `../entities/${key}/${type}List.tsx`, names: [`${type}List`] }],
      };
  }
}

export function pageFile(plan: PagePlan, app: Plan): string {
  const { page, entity } = plan;
  if (entity && page.kind === 'detail') return detailPage(plan, entity, app);
  if (entity && page.kind === 'form') return formPage(plan, entity);
  const { hero, parts } = partsOf(plan, app);
  const used: Import[] = [
    component('shell', 'Page'),
    { from: './text.ts', names: ['text'] },
    ...(hero?.imports ?? []),
    ...parts.flatMap((part) => part.imports),
  ];
  const children = parts.map(({ view }) => view);
  const attributes: [string, NonNullable<Element['attributes']>[number][1]][] = [
    ['title', code(`text.${plan.key}.title`)],
    ['needs', isForMembers(page, app) ? 'member' : undefined],
  ];
  if (page.kind === 'account') {
    attributes.push(['needs', 'member']);
    const own = ['Profile', 'Members', 'Samples'];
    children.unshift(...own.map((name) => element(name)));
    used.push(...own.map((name) => component('account', name)));
  } else if (entity && !hasOwnHead(page)) {
    const body = bodyOf(plan, entity);
    attributes.push(
      ['needs', code(`{ entity: ${entity.key}, action: 'read' }`)],
      ['actions', element('AddLink', [['entity', code(entity.key)]])],
    );
    children.unshift(body.view);
    used.push(component('list', 'AddLink'), model(entity), ...body.imports);
  }
  attributes.push(['hero', hero?.view]);
  return `${imports(used)}
export default function ${plan.component}() {
${returned(element('Page', attributes, children))}}
`;
}

function detailPage(plan: PagePlan, entity: EntityPlan, app: Plan): string {
  const { key, type } = entity;
  const { parts } = partsOf(plan, app);
  const row = element('RowPage', [
    ['entity', code(key)],
    ['answer', code('answer')],
    ['detail', code(`${type}Detail`)],
  ]);
  const view = parts.length > 0 ? element('', [], [row, ...parts.map((part) => part.view)]) : row;
  const head = imports([
    { from: 'react-router', names: ['useParams'] },
    component('detail', 'RowPage'),
    { from: `../entities/${key}/${type}Detail.tsx`, names: [`${type}Detail`] },
    { from: `../entities/${key}/hooks.ts`, names: [`use${type}`] },
    model(entity),
    ...parts.flatMap((part) => part.imports),
    ...(parts.length > 0 ? [{ from: './text.ts', names: ['text'] }] : []),
  ]);
  return `${head}
export default function ${plan.component}() {
  const { id } = useParams();
  const answer = use${type}(id);
${returned(view)}}
`;
}

function formPage(plan: PagePlan, entity: EntityPlan): string {
  const { key, type } = entity;
  const view = element('FormPage', [
    ['entity', code(key)],
    ['title', code(`text.${plan.key}.title`)],
    ['id', code('id')],
    ['answer', code('answer')],
    ['form', code(`${type}Form`)],
  ]);
  return `${imports([
    { from: 'react-router', names: ['useParams'] },
    component('form', 'FormPage'),
    { from: `../entities/${key}/${type}Form.tsx`, names: [`${type}Form`] },
    { from: `../entities/${key}/hooks.ts`, names: [`use${type}`] },
    model(entity),
    { from: './text.ts', names: ['text'] },
  ])}
export default function ${plan.component}() {
  const { id } = useParams();
  const answer = use${type}(id);
${returned(view)}}
`;
}
