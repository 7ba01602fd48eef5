import { APP_TEMPLATES, appOf } from '#blueprint/concepts/index.ts';
import type { AppKind } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';

/** A project of the demo: the template of a kind under a name of its own, which fits what its rows tell of. */
export interface Idea {
  kind: Exclude<AppKind, 'custom'>;
  name: string;
}

/** The sentence that a project of the demo was made from. */
export const descriptionOf = ({ kind, name }: Idea): string =>
  APP_TEMPLATES.find((template) => template.kind === kind)?.description ?? name;

/** The hand-made app of its kind, which opens with the idea's own name and its description. */
export function appFor(idea: Idea): Blueprint {
  const app = appOf(idea.kind);
  const description = descriptionOf(idea);
  return {
    ...app,
    name: idea.name,
    tagline: description,
    pages: app.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.kind === 'hero' ? { ...section, heading: idea.name, text: description } : section,
      ),
    })),
  };
}
