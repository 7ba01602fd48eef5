import ReactMarkdown, { type Components } from 'react-markdown';

/**
 * Headings in a text stand below the heading it stands under. Pictures come from this site only: one from elsewhere would tell others
 * who reads here, and the page's policy refuses it.
 */
const COMPONENTS: Components = {
  h1: 'h3',
  h2: 'h3',
  img: ({ src, alt = '' }) =>
    typeof src === 'string' && src.startsWith('/pictures/') ? (
      <img src={src} alt={alt} loading="lazy" style={{ maxInlineSize: '100%', blockSize: 'auto' }} />
    ) : null,
};

/** An update's text. Load it lazily: the reader weighs more than what it shows. */
export default function Markdown({ children }: { children: string }) {
  return (
    <ReactMarkdown skipHtml components={COMPONENTS}>
      {children}
    </ReactMarkdown>
  );
}
