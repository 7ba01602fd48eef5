import { appOf } from '#blueprint/concepts/index.ts';
import type { AppKind } from '#blueprint/kinds.ts';
import type { Blueprint } from '#blueprint/schema.ts';

/** A project of the demo: the app of a kind under a name of its own. */
export interface Idea {
  kind: AppKind;
  name: string;
  description: string;
}

/** The hand-made app of its kind, which opens with the idea's own name and words. */
export function appFor({ kind, name, description }: Idea): Blueprint {
  const app = appOf(kind);
  return {
    ...app,
    name,
    tagline: description,
    pages: app.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.kind === 'hero' ? { ...section, heading: name, text: description } : section,
      ),
    })),
  };
}
