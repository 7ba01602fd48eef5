import type { ReactNode } from 'react';
import type { Entity } from '../../core/entity.ts';
import { useMay } from './useMay.ts';

/** What only they see who may read rows of an entity. */
export function Readable({ entity, children }: { entity: Entity; children: ReactNode }) {
  return useMay(entity, 'read') ? children : null;
}
