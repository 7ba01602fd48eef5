import { z } from 'zod';
import { type Caller, type Endpoint, allowedInSupportSession } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';

const CALLERS: Record<Caller, string> = {
  public: 'Anyone may call this.',
  'signed-in': 'Anyone signed in may call this.',
  User: 'Users may call this.',
  Admin: 'Administrators may call this.',
  owner: 'The owner may call this.',
  'owner-or-admin': 'The owner or an administrator may call this.',
  'reset-token': 'Takes the token of a mailed link as Bearer.',
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas that contain themselves stand here under their id; all others are written out where they are used. */
const named: Record<string, unknown> = {};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  const text = JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _dialect, $defs = {}, ...rest }: JsonSchema = JSON.parse(text);
  Object.assign(named, $defs);
  return rest;
}

const FILE = { type: 'string', format: 'binary' };

const errorBody = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Mentioned only where it adds something: other calls are closed to a support session anyway, or need no session. */
const isRejectedForSupport = (key: string, endpoint: Endpoint) =>
  !['public', 'reset-token', 'Admin'].includes(endpoint.caller) && !allowedInSupportSession(key, endpoint);

function operation(key: string, endpoint: Endpoint) {
  const replies = Object.entries(endpoint.replies).map(([status, schema]) => [
    status,
    { description: 'Done.', content: { 'application/json': { schema: schemaOf(schema, 'output') } } },
  ]);
  const streamed = endpoint.streams
    ? [['200', { description: 'Done.', content: { [endpoint.streams]: { schema: { type: 'string' } } } }]]
    : [];
  return {
    operationId: key.replaceAll(/[^A-Za-z0-9]+/g, '_'),
    summary: endpoint.summary,
    description: `${CALLERS[endpoint.caller]}${isRejectedForSupport(key, endpoint) ? ' Rejected while signed in as a user for support.' : ''}`,
    ...(endpoint.caller === 'public' ? { security: [] } : {}),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: endpoint.consumes
              ? Object.fromEntries(endpoint.consumes.map((type) => [type, { schema: FILE }]))
              : { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries([...replies, ...streamed]),
      default: { description: 'Rejected.', content: { 'application/json': { schema: errorBody } } },
    },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', url = ''] = key.split(' ');
    (paths[url.replaceAll(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operation(key, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Selvedge', version: '1', description: 'Every call of the product.' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: named },
    security: [{ bearer: [] }],
    paths,
  };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same for people: one page that needs no script. */
export function docsPage(): string {
  const rows = Object.entries(openApi().paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(
      ([method, call]) =>
        `<details><summary><b>${method.toUpperCase()}</b> <code>${escape(url)}</code> <span>${escape(call.summary)}</span></summary><p>${call.description}</p><pre>${escape(JSON.stringify({ parameters: call.parameters, body: call.requestBody?.content, replies: call.responses }, null, 2))}</pre></details>`,
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Selvedge API</title><style>body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:32px 16px;background:#F7F6F3;color:#1B1D22}details{border-bottom:1px solid #DDDAD3;padding:8px 0}summary{cursor:pointer}summary b{display:inline-block;min-width:4.5em;color:#2341AB}summary span{color:#5B606B}pre{overflow:auto;background:#fff;border:1px solid #DDDAD3;border-radius:6px;padding:12px;font-size:12px}</style></head><body><main><h1>Selvedge API</h1><p>Every call, with what it takes and answers. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>${rows.join('')}</main></body></html>`;
}
