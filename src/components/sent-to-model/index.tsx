import './sent-to-model.css';

/** What a model is sent, to be unfolded: the instructions word for word, which are English. */
export function SentToModel({
  title,
  text,
  instructions,
}: {
  title: string;
  text: string;
  instructions: string;
}) {
  return (
    <details className="sent-to-model">
      <summary>{title}</summary>
      <p>{text}</p>
      <pre dir="ltr" lang="en" role="region" aria-label={title} tabIndex={0}>
        {instructions}
      </pre>
    </details>
  );
}
