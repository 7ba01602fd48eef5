import { Link } from 'react-router';
import type { Titles } from '../../api/client.ts';
import type { Entity, Field, Row } from '../../core/entity.ts';
import { isEmpty } from '../../core/format.ts';
import { entityOf } from '../../lib/entities.ts';
import { format } from '../../lib/format.ts';
import { safeUrl, shortUrl } from '../../lib/links.ts';
import { rowPath } from '../../lib/paths.ts';
import { words } from '../../words/index.ts';
import { Icon, iconOf } from '../Icon.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { OptionBadge } from './OptionBadge.tsx';
import { FileLink } from './FileLink.tsx';
import { StoredImage } from './StoredImage.tsx';

interface Props {
  entity: Entity;
  field: Field;
  row: Row;
  titles: Titles;
  /** In a list: long texts are cut and an empty cell stays empty. */
  isBrief?: boolean;
}

/** A cell as it is read: an option as a badge, an address as a link, a reference as a link to its row. */
export function Value({ entity, field, row, titles, isBrief = false }: Props) {
  const cell = row[field.name];
  const empty = isBrief ? null : <span className="quiet">{words.detail.notSet}</span>;
  if (isEmpty(cell) && field.type === 'image' && !isBrief) {
    return (
      <span className="picture">
        <Picture seed={row.id} icon={iconOf(entity.definition.icon)} />
      </span>
    );
  }
  if (isEmpty(cell)) return empty;
  if (typeof cell === 'boolean') {
    return (
      <span className={cell ? 'answer answer-yes' : 'answer'}>
        <Icon name={cell ? 'check' : 'close'} size={16} />
        {cell ? words.list.yes : words.list.no}
      </span>
    );
  }
  if (typeof cell === 'object' || field.type === 'reference') {
    const ids = typeof cell === 'object' ? cell : [String(cell)];
    return <References ids={ids} field={field} titles={titles} />;
  }
  if (typeof cell === 'number') return <>{format.cell(field, cell)}</>;
  switch (field.type) {
    case 'select':
      return <OptionBadge field={field} option={cell} />;
    case 'email': {
      const host = cell.lastIndexOf('@') + 1;
      return (
        <a href={`mailto:${cell}`}>
          {cell.slice(0, host)}
          <wbr />
          {cell.slice(host)}
        </a>
      );
    }
    case 'phone':
      return (
        <a href={`tel:${cell.replace(/[^\d+]/g, '')}`} dir="ltr">
          {cell}
        </a>
      );
    case 'url': {
      const url = safeUrl(cell);
      return url ? (
        <a href={url} target="_blank" rel="noreferrer">
          {shortUrl(url)}
        </a>
      ) : (
        <>{cell}</>
      );
    }
    case 'image':
      return (
        <span className="picture">
          <StoredImage
            file={cell}
            alt={isBrief ? '' : field.label}
            fallback={<Picture seed={`${entity.name}-${row.id}`} />}
          />
        </span>
      );
    case 'file':
      return <FileLink file={cell} />;
    case 'longText':
      return (
        <span className={isBrief ? 'long-text long-text-brief' : 'long-text'} dir="auto">
          {cell}
        </span>
      );
    default:
      return <span dir="auto">{format.cell(field, cell, titles)}</span>;
  }
}

function References({ ids, field, titles }: { ids: readonly string[]; field: Field; titles: Titles }) {
  const entity = entityOf(field.entity);
  // Rows that the reader may not see have no title.
  const known = ids.flatMap((id) => {
    const title = titles[field.entity ?? '']?.[id];
    return title === undefined ? [] : [{ id, title }];
  });
  return (
    <>
      {known.map(({ id, title }, index) => (
        <span key={id} dir="auto">
          {index > 0 && ', '}
          {entity ? <Link to={rowPath(entity, id)}>{title}</Link> : title}
        </span>
      ))}
    </>
  );
}
