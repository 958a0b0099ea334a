import type { AssignmentKind } from '@console/contracts/cards/card-assignment';
import { sql } from 'kysely';
import type { Context, Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { actsFor, cardActor, type CardActor, type Office } from '../lifecycle/actor.ts';

/** The sending office for a kind of assignment. */
export const originOf = (kind: AssignmentKind, originId: string): Office => ({
  kind: kind === 'DISTRIBUTION' ? 'MRA' : 'BRANCH',
  id: originId,
});

/** An office with its display name and its MRA. */
export interface NamedOffice extends Office {
  readonly code: string;
  readonly name: string;
  readonly mraId: string;
}

/** Reads an active office by id. @throws Refusal NOT_FOUND */
export async function namedOffice(db: Db | Tx, { kind, id }: Office): Promise<NamedOffice> {
  const { rows } =
    kind === 'MRA'
      ? await sql<Omit<NamedOffice, 'kind'>>`select id, mra_code as code, name, id as "mraId" from mra_view mra
          where id = ${id} and deleted_at is null`.execute(db)
      : await sql<Omit<NamedOffice, 'kind'>>`select b.id, b.office_code as code, b.name, o.mra_id as "mraId"
          from branch_view b join mro_view o on o.id = b.mro_id
          where b.id = ${id} and b.business_line = 'SPEKTRA' and b.deleted_at is null and b.status = 'active'`.execute(
          db,
        );
  if (!rows[0]) throw notFound();
  return { kind, ...rows[0] };
}

/**
 * Offices that an office can send cards to: branches of the MRA, its own MRA, or the other branches of the same MRA.
 */
export async function destinationsOf(db: Db | Tx, kind: AssignmentKind, origin: NamedOffice): Promise<NamedOffice[]> {
  if (kind === 'RETURN') return [await namedOffice(db, { kind: 'MRA', id: origin.mraId })];
  const { rows } = await sql<Omit<NamedOffice, 'kind'>>`select b.id, b.office_code as code, b.name, o.mra_id as "mraId"
    from branch_view b join mro_view o on o.id = b.mro_id
    where o.mra_id = ${origin.mraId} and b.business_line = 'SPEKTRA' and b.status = 'active' and b.deleted_at is null
      and b.id <> ${origin.id} order by b.office_code`.execute(db);
  return rows.map((row) => ({ kind: 'BRANCH', ...row }));
}

/** Whether the actor works at the office. An MRA user sees the branches of the MRA but is not their staff. */
export const worksAt = (actor: CardActor, office: Office): boolean =>
  actsFor(actor, office) &&
  (actor.doers.has('HO') || actor.doers.has(office.kind === 'MRA' ? 'MRA_USER' : 'BRANCH_USER'));

/** The caller as sender for the office. @throws Refusal NOT_FOUND outside the scope, BRANCH_NOT_UNDER_MRA */
export async function senderAt(tx: Tx, { caller }: Pick<Context, 'caller'>, origin: Office): Promise<CardActor> {
  const actor = await cardActor(tx, caller);
  if (!actsFor(actor, origin)) throw notFound();
  return actor;
}

/** Finds a destination among the allowed offices. @throws Refusal BRANCH_NOT_UNDER_MRA */
export function destinationAmong(offices: readonly NamedOffice[], id: string): NamedOffice {
  const found = offices.find((office) => office.id === id);
  if (!found) throw new Refusal('BRANCH_NOT_UNDER_MRA', { parameters: { office: id.slice(0, 8) } });
  return found;
}
