import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Office } from '../lifecycle/actor.ts';

/** The office from two columns of which one is set. */
export const officeOf = (branchId: string | null, mraId: string | null): Office =>
  branchId ? { kind: 'BRANCH', id: branchId } : { kind: 'MRA', id: mraId as string };

/** An active office with its display name and its MRA. */
export interface NamedOffice extends Office {
  readonly code: string;
  readonly name: string;
  readonly mraId: string;
}

/** Active offices among the ids. Only SPEKTRA branches count, because cards use one branch per office. */
export async function namedOffices(db: Db | Tx, ids: readonly string[]): Promise<Map<string, NamedOffice>> {
  const { rows } = await sql<NamedOffice>`
    select 'BRANCH' as kind, b.id, b.office_code as code, b.name, o.mra_id as "mraId"
      from branch_view b join mro_view o on o.id = b.mro_id
    where b.id = any(${ids}::uuid[]) and b.business_line = 'SPEKTRA' and b.status = 'active' and b.deleted_at is null
    union all select 'MRA', m.id, m.mra_code, m.name, m.id from mra_view m
      where m.id = any(${ids}::uuid[]) and m.status = 'active' and m.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Display name of an office, such as `10040 Depok`. */
export const officeLabel = ({ code, name }: Pick<NamedOffice, 'code' | 'name'>): string => `${code} ${name}`;

/** Whether cards requested by one office may be sent to another: itself, or for an MRA one of its branches. */
export const mayReceive = (requester: Office, destination: NamedOffice): boolean =>
  destination.id === requester.id || (requester.kind === 'MRA' && destination.mraId === requester.id);
