import type { CardPlace } from '@console/contracts/cards/history';
import type { PlaceKind } from '@console/contracts/cards/lifecycle/statuses';
import type { Db } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { partners } from '../partners/partners.ts';

/** Looks up the name of a place by kind and id: offices as "13060 Depok", vendors as "PV01 Vendor Cetak 1". */
export type PlaceNames = (kind: PlaceKind | null, id: string | null) => CardPlace | null;

/** Reads the names of many places at once. @param services for the names of print vendors, which are settings */
export async function placeNames(
  services: Services,
  db: Db,
  places: readonly (readonly [kind: PlaceKind | null, id: string | null])[],
): Promise<PlaceNames> {
  const of = (wanted: PlaceKind) => [...new Set(places.flatMap(([kind, id]) => (kind === wanted && id ? [id] : [])))];
  const [branches, mras] = [of('BRANCH'), of('MRA')];
  const names = new Map<string, string>();
  if (branches.length > 0)
    for (const { id, office_code: code, name } of await db
      .selectFrom('branch_view')
      .select(['id', 'office_code', 'name'])
      .where('id', 'in', branches)
      .execute())
      names.set(id, `${code} ${name}`);
  if (mras.length > 0)
    for (const { id, mra_code: code, name } of await db
      .selectFrom('mra_view')
      .select(['id', 'mra_code', 'name'])
      .where('id', 'in', mras)
      .execute())
      names.set(id, `${code} ${name}`);
  if (of('VENDOR').length > 0)
    for (const { code, name } of await partners(services, 'vendor')) names.set(code, `${code} ${name}`);
  return (kind, id) => {
    if (kind === null) return null;
    // Ids of delivery lines and members mean nothing to a reader.
    const silent = kind === 'TRANSIT' || kind === 'MEMBER';
    return { kind, name: id === null || silent ? null : (names.get(id) ?? id) };
  };
}
