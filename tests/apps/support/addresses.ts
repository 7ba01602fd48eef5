import type { PageKind } from '#blueprint/kinds.ts';
import { withAllPages } from '#blueprint/pages.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { ListAnswer } from '../../../builder/app/src/api/client.ts';
import type { Walk } from './walk.ts';

export interface Address {
  readonly kind: PageKind | 'sign-in' | 'edit' | 'not-found';
  readonly path: string;
}

/** Where every page of an app is, with a row of its own where it needs one. */
export async function addressesOf(blueprint: Blueprint, walk: Walk): Promise<Address[]> {
  const { info, entities, paths } = walk.source;
  const addresses: Address[] = [];
  for (const { kind, path, entity: name } of withAllPages(blueprint).pages) {
    const entity = entities.find((one) => one.name === name);
    if (kind !== 'detail' && kind !== 'form') addresses.push({ kind, path });
    else if (entity) {
      const { body } = await walk.app.call<ListAnswer>('GET', `/${entity.name}?limit=1`, {
        token: walk.owner,
      });
      const id = body.rows[0]?.id ?? '';
      if (kind === 'detail') addresses.push({ kind, path: paths.rowPath(entity, id) });
      else
        addresses.push(
          { kind, path: paths.createPath(entity) },
          { kind: 'edit', path: paths.editPath(entity, id) },
        );
    }
  }
  if (!addresses.some(({ kind }) => kind === 'account'))
    addresses.push({ kind: 'account', path: info.paths.account });
  return [
    ...addresses,
    { kind: 'sign-in', path: info.paths.signIn },
    { kind: 'not-found', path: '/there-is-no-such-page' },
  ];
}
