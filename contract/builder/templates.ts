import { z } from 'zod';
import { APP_KINDS, APP_LANGUAGES } from '#blueprint/kinds.ts';
import { endpoints } from '../core/endpoint.ts';

/** The kinds of app that have a template. */
export const templateKind = z.enum(APP_KINDS).exclude(['custom']);
export type TemplateKind = z.infer<typeof templateKind>;

export const templateLanguage = z.enum(APP_LANGUAGES);

export const templateEndpoints = endpoints({
  'GET /api/templates/:kind/preview': {
    summary: 'The address of a template as a running app. It is compiled once in a language, whoever asks.',
    caller: 'public',
    limit: 'sketch',
    params: z.object({ kind: templateKind }),
    query: z.strictObject({ language: templateLanguage.default('en') }),
    replies: { 200: z.object({ url: z.string() }) },
  },
});
