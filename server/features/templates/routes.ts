import type { templateEndpoints } from '#contract/builder/templates.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { Services } from '../../services.ts';

export function templateRoutes({ previews }: Services): Handlers<keyof typeof templateEndpoints> {
  return {
    'GET /api/templates/:kind/preview': async ({ params: { kind }, query: { language } }) => {
      await previews.templates.folder(kind, language);
      return { url: `/preview/templates/${language}/${kind}/` };
    },
  };
}
