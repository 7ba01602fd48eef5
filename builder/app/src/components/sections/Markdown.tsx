import { Fragment } from 'react';
import { Link } from 'react-router';
import { type Block, type Inline, parseMarkdown } from './markdown.ts';

const ownPage = (href: string) => href.startsWith('/');

function Inlines({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <Fragment key={index}>{part.text}</Fragment>;
      case 'bold':
        return (
          <strong key={index}>
            <Inlines parts={part.children} />
          </strong>
        );
      case 'italic':
        return (
          <em key={index}>
            <Inlines parts={part.children} />
          </em>
        );
      case 'link':
        return ownPage(part.href) ? (
          <Link key={index} to={part.href}>
            <Inlines parts={part.children} />
          </Link>
        ) : (
          <a key={index} href={part.href} rel="noreferrer">
            <Inlines parts={part.children} />
          </a>
        );
    }
  });
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      // Below the h1 of the page and the h2 of the section.
      const Heading = ({ 1: 'h3', 2: 'h4', 3: 'h5' } as const)[block.level];
      return (
        <Heading dir="auto">
          <Inlines parts={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p dir="auto">
          {block.lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              <Inlines parts={line} />
            </Fragment>
          ))}
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index} dir="auto">
              <Inlines parts={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** Headings, lists, bold, italics and links; anything else stands as it was written. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="prose">
      {parseMarkdown(text).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}
