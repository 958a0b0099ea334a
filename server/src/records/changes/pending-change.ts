import type { Context, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { StoredChange } from './table.ts';

type By = Pick<Context, 'caller'>;

/**
 * Changes, locked one after another by their ids, so that two decisions on the same never wait for each other.
 * @returns them in the order of the ids
 * @throws Refusal NOT_FOUND, NOT_PENDING, CHANGE_CLAIMED while another person has claimed one.
 */
export async function pendingChanges(
  tx: Tx,
  module: string | null,
  ids: readonly string[],
  { caller }: By,
  now: Date,
): Promise<StoredChange[]> {
  const rows = await tx
    .selectFrom('change_request')
    .selectAll()
    .where('id', 'in', ids)
    .$if(module !== null, (found) => found.where('module', '=', module as string))
    .orderBy('id')
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const change = byId.get(id);
    if (!change) throw notFound();
    if (change.state !== 'PENDING' || Date.parse(change.expires_at) <= now.getTime()) throw new Refusal('NOT_PENDING');
    const claimed =
      change.claimed_by !== null &&
      change.claimed_by !== caller.username &&
      Date.parse(change.claimed_until ?? '') > now.getTime();
    if (claimed) throw new Refusal('CHANGE_CLAIMED', { parameters: { username: change.claimed_by as string } });
    return change;
  });
}

/** One change, locked. @throws Refusal of {@link pendingChanges} */
export const pendingChange = async (
  tx: Tx,
  module: string | null,
  id: string,
  by: By,
  now: Date,
): Promise<StoredChange> => (await pendingChanges(tx, module, [id], by, now))[0]!;
