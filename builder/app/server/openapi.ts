import type { AppInfo } from '../src/core/app.ts';
import { type Entity, type Field, META_NAMES } from '../src/core/entity.ts';
import { writableFields } from '../src/core/fields.ts';
import { QUERY_KEYS } from '../src/core/query.ts';

type Json = Readonly<Record<string, unknown>>;

const NUMBERS: ReadonlySet<string> = new Set(['number', 'money', 'duration']);
const FORMATS: Readonly<Record<string, string>> = { date: 'date', email: 'email', url: 'uri' };

function typeSchema(field: Field): Json {
  const shown = field.type === 'computed' ? (field.as ?? 'number') : field.type;
  const bounds = { minimum: field.min, maximum: field.max };
  switch (shown) {
    case 'number':
      return { type: 'number', ...bounds };
    case 'money':
    case 'duration':
      return { type: 'integer', ...bounds, description: shown === 'money' ? 'In minor units' : 'In minutes' };
    case 'boolean':
      return { type: 'boolean' };
    case 'select':
      return { type: 'string', enum: field.options ?? [] };
    case 'references':
      return { type: 'array', items: { type: 'string' }, uniqueItems: true };
    case 'dateTime':
      return { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$` };
    default:
      return { type: 'string', format: FORMATS[shown], minLength: field.min, maxLength: field.max };
  }
}

function fieldSchema(field: Field): Json {
  const { type, ...rest } = typeSchema(field);
  const isOptional = !field.required && field.type !== 'boolean' && field.type !== 'references';
  return {
    title: field.label,
    type: isOptional ? [type, 'null'] : type,
    ...rest,
  };
}

const META: Json = {
  id: { type: 'string' },
  version: { type: 'integer' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
  createdBy: { type: ['string', 'null'] },
};

const properties = (fields: readonly Field[]): Json =>
  Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));

/** A row as it is answered: every field, empty or not. */
const rowSchema = (entity: Entity): Json => ({
  type: 'object',
  title: entity.text.label,
  properties: { ...META, ...properties(entity.fields) },
  required: [...META_NAMES, ...entity.fields.map(({ name }) => name)],
});

/** What a new row is made from. A boolean, a state and what has a default may be left out. */
const createSchema = (entity: Entity): Json => ({
  type: 'object',
  properties: properties(writableFields(entity)),
  required: writableFields(entity)
    .filter(
      ({ name, type, required, default: start }) =>
        required && start === undefined && type !== 'boolean' && name !== entity.definition.states?.field,
    )
    .map(({ name }) => name),
  additionalProperties: false,
});

/** The fields that change. */
const changeSchema = (entity: Entity): Json => ({
  type: 'object',
  properties: properties(writableFields(entity)),
  additionalProperties: false,
});

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const jsonOf = (schema: Json) => ({ content: { 'application/json': { schema } } });
const answer = (description: string, schema?: Json) => ({ description, ...(schema && jsonOf(schema)) });
const query = (name: string, schema: Json = { type: 'string' }) => ({ name, in: 'query', schema });
const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
/** `"3"`, or `*` to overwrite the row whatever its version is. */
const VERSION = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version of the row that the change was made from',
  schema: { type: 'string' },
};
const OPTIONAL_VERSION = { ...VERSION, required: false };
const STALE = { 409: answer('The row has changed since', schemaRef('Error')) };
const UNNAMED = { 428: answer('No version was named', schemaRef('Error')) };
const ERRORS = { default: answer('Why it failed', schemaRef('Error')) };

function filters(field: Field): readonly Json[] {
  if (field.type === 'computed') return [];
  const isSpan = NUMBERS.has(field.type) || field.type === 'date' || field.type === 'dateTime';
  const first = QUERY_KEYS.has(field.name) ? '_is' : '';
  const others = isSpan ? ['_gte', '_lte'] : field.type === 'boolean' ? [] : ['_like'];
  return [first, ...others, '_empty'].map((suffix) => query(`${field.name}${suffix}`));
}

function entityPaths(entity: Entity): Json {
  const { name, text } = entity;
  const tags = [text.plural];
  const row = schemaRef(name);
  const rowAnswer = {
    type: 'object',
    properties: {
      row,
      titles: schemaRef('Titles'),
      may: { type: 'object', properties: { update: { type: 'boolean' }, delete: { type: 'boolean' } } },
      fields: { type: 'array', items: { type: 'string' }, description: 'The only ones that may be changed' },
      nextStates: { type: 'array', items: { type: 'string' } },
    },
  };
  const list = {
    type: 'object',
    properties: {
      rows: { type: 'array', items: row },
      total: { type: 'integer' },
      next: { type: ['string', 'null'] },
      previous: { type: ['string', 'null'] },
      titles: schemaRef('Titles'),
    },
  };
  const fieldFilters = entity.fields.flatMap(filters);
  const paging = [
    query('q'),
    query('sort'),
    query('limit', { type: 'integer', minimum: 1, maximum: 200 }),
    query('cursor'),
  ];
  const grouping = [
    query('measure', { type: 'string', enum: ['count', 'sum', 'average'] }),
    query('field'),
    query('by'),
    query('unit', { type: 'string', enum: ['day', 'week', 'month', 'year'] }),
    query('stack'),
  ];
  return {
    [`/${name}`]: {
      get: {
        tags,
        parameters: [...paging, ...fieldFilters],
        responses: { 200: answer('A page of rows', list), ...ERRORS },
      },
      post: {
        tags,
        requestBody: jsonOf(schemaRef(`${name}Create`)),
        responses: { 201: answer('The new row', rowAnswer), ...ERRORS },
      },
    },
    [`/${name}/summary`]: {
      get: {
        tags,
        parameters: [...grouping, ...fieldFilters],
        responses: { 200: answer('Figures by group'), ...ERRORS },
      },
    },
    [`/${name}/{id}`]: {
      parameters: [ID],
      get: { tags, responses: { 200: answer('The row', rowAnswer), ...ERRORS } },
      patch: {
        tags,
        parameters: [VERSION],
        requestBody: jsonOf(schemaRef(`${name}Change`)),
        responses: { 200: answer('The changed row', rowAnswer), ...STALE, ...UNNAMED, ...ERRORS },
      },
      delete: {
        tags,
        parameters: [OPTIONAL_VERSION],
        responses: { 204: answer('Deleted'), ...STALE, ...ERRORS },
      },
    },
    [`/${name}/{id}/deletion`]: {
      parameters: [ID],
      get: { tags, responses: { 200: answer('What deleting it would do'), ...ERRORS } },
    },
  };
}

const post = (tag: string, properties: Json, responses: Json) => ({
  post: {
    tags: [tag],
    requestBody: jsonOf({ type: 'object', properties }),
    responses: { ...responses, ...ERRORS },
  },
});

/** The calls of this app, as OpenAPI 3.1. */
export function openApi(info: AppInfo, entities: readonly Entity[]): Json {
  const text = { type: 'string' };
  const member = answer('The member', schemaRef('Member'));
  return {
    openapi: '3.1.0',
    info: { title: info.name, description: info.tagline, version: '1' },
    servers: [{ url: '/data/v1' }],
    security: [{}, { session: [] }],
    paths: {
      ...Object.assign({}, ...entities.map(entityPaths)),
      '/sign-in': post(
        'Account',
        { email: text },
        { 204: answer('If the address may sign in, a code is on its way') },
      ),
      '/sign-in/verify': post(
        'Account',
        { email: text, code: text },
        { 200: answer('A token for the Authorization header') },
      ),
      '/sign-out': post('Account', {}, { 204: answer('Signed out') }),
      '/me': {
        get: { tags: ['Account'], responses: { 200: member } },
        patch: {
          tags: ['Account'],
          requestBody: jsonOf({ type: 'object', properties: { name: text } }),
          responses: { 200: member },
        },
      },
      '/members': {
        get: { tags: ['Members'], responses: { 200: answer('All members') } },
        ...post('Members', { email: text, roles: { type: 'array', items: text } }, { 201: member }),
      },
      '/members/{id}': {
        parameters: [ID],
        patch: {
          tags: ['Members'],
          requestBody: jsonOf({
            type: 'object',
            properties: { roles: { type: 'array', items: text }, isBlocked: { type: 'boolean' } },
          }),
          responses: { 200: member, ...ERRORS },
        },
      },
      '/samples/clear': post('Samples', {}, { 204: answer('All sample rows are deleted') }),
      '/openapi.json': { get: { tags: ['About'], responses: { 200: answer('This document') } } },
      '/files': {
        post: {
          tags: ['Files'],
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
              },
            },
          },
          responses: { 201: answer('The upload', schemaRef('File')), ...ERRORS },
        },
      },
      '/files/{id}/info': {
        parameters: [ID],
        get: {
          tags: ['Files'],
          responses: { 200: answer('Its name, type and size', schemaRef('File')), ...ERRORS },
        },
      },
      '/files/{id}': {
        parameters: [ID],
        get: { tags: ['Files'], responses: { 200: answer('Its bytes'), ...ERRORS } },
      },
    },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...Object.fromEntries(
          entities.flatMap((entity) => [
            [entity.name, rowSchema(entity)],
            [`${entity.name}Create`, createSchema(entity)],
            [`${entity.name}Change`, changeSchema(entity)],
          ]),
        ),
        Titles: { type: 'object', additionalProperties: { type: 'object', additionalProperties: text } },
        Error: {
          type: 'object',
          properties: { message: text, fields: { type: 'object', additionalProperties: text } },
        },
        File: {
          type: 'object',
          properties: { id: text, name: text, type: text, bytes: { type: 'integer' } },
        },
        Member: {
          type: 'object',
          properties: {
            id: text,
            email: text,
            name: text,
            roles: { type: 'array', items: text },
            isOwner: { type: 'boolean' },
            isBlocked: { type: 'boolean' },
            rows: {
              type: 'object',
              additionalProperties: { type: 'array', items: text },
            },
          },
        },
      },
    },
  };
}
