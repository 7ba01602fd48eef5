import { Link } from 'react-router';
import type { ListAnswer } from '../../api/client.ts';
import type { Entity, Row } from '../../core/entity.ts';
import { titleOf } from '../../core/format.ts';
import { viewWords as words } from '../../words/index.ts';
import { format } from '../../lib/format.ts';
import { rowPath } from '../../lib/paths.ts';
import { iconOf } from '../Icon.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { ShortFacts } from '../sections/ShortFacts.tsx';
import { StoredImage } from '../fields/StoredImage.tsx';
import './gallery.css';

interface Props {
  entity: Entity;
  picture: string | undefined;
  show: readonly string[];
  answer: ListAnswer;
  /** Below the heading over the cards. */
  heading: 'h2' | 'h3';
}

/** Cards with a picture, which is drawn where none was uploaded. */
export function GalleryCards({ entity, picture, show, answer, heading: Heading }: Props) {
  const image = picture ?? entity.fields.find(({ type }) => type === 'image')?.name;
  const sourceOf = (row: Row) => {
    const cell = image === undefined ? null : row[image];
    return typeof cell === 'string' && cell !== '' ? cell : null;
  };
  if (answer.rows.length === 0) return <p className="view-empty">{words.gallery.empty}</p>;
  return (
    <ul className="gallery">
      {answer.rows.map((row) => {
        const source = sourceOf(row);
        const title = titleOf(entity, row, format, answer.titles);
        const drawn = <Picture seed={row.id} icon={iconOf(entity.definition.icon)} />;
        return (
          <li key={row.id} className="gallery-card">
            <div className="gallery-picture">
              {source === null ? drawn : <StoredImage file={source} fallback={drawn} />}
            </div>
            <div className="gallery-words">
              <Heading>
                <Link to={rowPath(entity, row.id)} dir="auto">
                  {title}
                </Link>
              </Heading>
              <ShortFacts entity={entity} names={show} row={row} titles={answer.titles} title={title} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
