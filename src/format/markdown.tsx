import ReactMarkdown, { type Components } from 'react-markdown';
import './markdown.css';
import { TABLES } from './tables.ts';

/**
 * Headings move down to fit below the page's own. Images from other sites are not rendered: they would
 * reveal the reader to that site, and the Content-Security-Policy blocks them anyway.
 */
const COMPONENTS: Components = {
  table: ({ children }) => <table className="markdown-table">{children}</table>,
  h1: 'h3',
  h2: 'h3',
  img: ({ src, alt = '' }) =>
    typeof src === 'string' && src.startsWith('/pictures/') ? (
      <img src={src} alt={alt} loading="lazy" style={{ maxInlineSize: '100%', blockSize: 'auto' }} />
    ) : null,
};

/** Renders Markdown. Import it lazily: the parser is large. */
export default function Markdown({ children }: { children: string }) {
  return (
    <ReactMarkdown skipHtml components={COMPONENTS} remarkPlugins={TABLES}>
      {children}
    </ReactMarkdown>
  );
}
