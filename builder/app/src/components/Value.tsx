import { useState } from 'react';
import { Link } from 'react-router';
import { safeImage, safeUrl } from '../lib/format.ts';
import { detailPath, modelOf } from '../lib/links.ts';
import type { Cell, Field } from '../lib/model.ts';
import { isEmpty, optionOf } from '../lib/model.ts';
import { useFormat } from '../lib/useFormat.ts';
import { useAllRows } from '../lib/useRows.ts';
import { Icon } from './Icon.tsx';

function Picture({ address, label }: { address: string; label: string }) {
  const [broken, setBroken] = useState(false);
  const safe = safeImage(address);
  if (!safe || broken) {
    return (
      <span className="picture-missing">
        <Icon name="image" />
        <span className="visually-hidden">No picture</span>
      </span>
    );
  }
  return <img className="picture" src={safe} alt={label} loading="lazy" onError={() => setBroken(true)} />;
}

function Reference({ field, cell }: { field: Field; cell: Cell }) {
  const format = useFormat();
  const rowsOf = useAllRows();
  const model = modelOf(field.to);
  const row = model && rowsOf(model).find((other) => other.id === cell);
  const path = model && row ? detailPath(model, row) : undefined;
  const text = format(field, cell);
  return path ? (
    <Link to={path} dir="auto">
      {text}
    </Link>
  ) : (
    <span dir="auto">{text}</span>
  );
}

/** One cell as people read it: links where they lead somewhere, a dash where nothing is known. */
export function Value({ field, cell }: { field: Field; cell: Cell | undefined }) {
  const format = useFormat();
  if (field.type === 'image') return <Picture address={String(cell ?? '')} label={field.label} />;
  if (isEmpty(cell)) {
    return (
      <span className="quiet" aria-label="not given">
        –
      </span>
    );
  }
  const text = format(field, cell);
  switch (field.type) {
    case 'reference':
      return <Reference field={field} cell={cell} />;
    case 'boolean':
      return (
        <span className={cell === true ? 'answer answer-yes' : 'answer'}>
          <Icon name={cell === true ? 'check' : 'close'} size={14} />
          {text}
        </span>
      );
    case 'select':
      return (
        <span className="choice" data-colour={optionOf(field, cell)?.colour} dir="auto">
          {text}
        </span>
      );
    case 'email':
      return <a href={`mailto:${encodeURIComponent(text)}`}>{text}</a>;
    case 'phone':
      return <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>;
    case 'url': {
      const safe = safeUrl(text);
      if (!safe) return <span dir="auto">{text}</span>;
      return (
        <a href={safe} target="_blank" rel="noreferrer">
          {text.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
        </a>
      );
    }
    case 'longText':
      return (
        <span className="long-text" dir="auto">
          {text}
        </span>
      );
    default:
      return <span dir="auto">{text}</span>;
  }
}
