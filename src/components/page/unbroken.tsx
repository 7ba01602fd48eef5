/** Words such as “e-mail”, whose first letter should not stand alone at the end of a line. */
const ONE_LETTER_PREFIX = /((?<![\p{L}\p{N}])\p{L}-\p{L}+)/u;

/** Text in which “e-mail” stays on one line. The fonts have no no-break hyphen. */
export function Unbroken({ children }: { children: string }) {
  // Every other part is such a word.
  return children.split(ONE_LETTER_PREFIX).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
