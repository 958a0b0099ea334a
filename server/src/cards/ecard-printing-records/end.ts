import { printRequests } from '@console/contracts/cards/ecard-printing';
import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { sql } from 'kysely';
import { systemActor, type Actor } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import type { ActionContext } from '../lifecycle/request.ts';

const system = 'SYSTEM:';

/** The actor for the audit trail. */
async function actorOf(tx: Tx, username: string): Promise<Actor> {
  if (username.startsWith(system)) return systemActor(username.slice(system.length));
  const user = await tx.selectFrom('app_user_view').select('name').where('username', '=', username).executeTakeFirst();
  return { username, name: user?.name ?? username, roleNames: [], request: null };
}

/**
 * Closes open print requests of cards that become lost or cancelled, so that a dead card cannot be selected for
 * printing.
 */
export async function endPrintRequests(
  tx: Tx,
  cardIds: readonly string[],
  status: CardStatus,
  { actor, at, document }: ActionContext,
): Promise<void> {
  if (cardIds.length === 0) return;
  const note = `${document.no}: kartu ${status}`;
  const { rows } = await sql<{
    id: string;
    no: string;
    state: string;
  }>`update ecard_print_request r
    set state = 'WITHDRAWN', note = ${note}, version = r.version + 1, updated_by = ${actor.name}, updated_at = ${at}
    from ecard_print_request old
    where old.id = r.id and r.card_id = any(${cardIds}::uuid[]) and r.state in ('REQUESTED', 'SELECTED', 'SENT')
      returning r.id, r.request_no as no, old.state`.execute(tx);
  if (rows.length === 0) return;
  const by = await actorOf(tx, actor.name);
  await recordEntries(
    tx,
    rows.map(({ id, no, state }) => ({
      actor: by,
      at,
      module: printRequests.module,
      action: 'WITHDRAW',
      entityId: id,
      entityLabel: no,
      reason: note,
      changes: [{ field: 'state', before: state, after: 'WITHDRAWN' }],
    })),
  );
}
