import { Link } from 'react-router';
import type { Entity } from '../../core/entity.ts';

export function AddLink({ entity }: { entity: Entity }) {
  return <Link to="/">{entity.text.label}</Link>;
}
