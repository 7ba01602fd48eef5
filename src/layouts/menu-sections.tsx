import { Fragment } from 'react';
import type { ReactNode } from 'react';

export const MENU_SECTION_KINDS = ['default', 'header', 'divider', 'custom'] as const;

/** A part of the menu: items, items under a heading, a divider, or custom content. */
export type MenuSection<Item> =
  | { kind: 'default'; key: string; items: readonly Item[] }
  | { kind: 'header'; key: string; title: string; items: readonly Item[] }
  | { kind: 'divider'; key: string }
  | { kind: 'custom'; key: string; content: ReactNode };

interface Props<Item> {
  sections: readonly MenuSection<Item>[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

export function MenuSections<Item>({ sections, keyOf, children }: Props<Item>) {
  const list = (items: readonly Item[]) => (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
  return sections.map((section) => {
    switch (section.kind) {
      case 'default':
        return (
          <div className="nav-section" key={section.key}>
            {list(section.items)}
          </div>
        );
      case 'header':
        return (
          <div className="nav-section" key={section.key}>
            <p className="nav-title">{section.title}</p>
            {list(section.items)}
          </div>
        );
      case 'divider':
        return <hr className="nav-divider" key={section.key} />;
      case 'custom':
        return <Fragment key={section.key}>{section.content}</Fragment>;
    }
  });
}
