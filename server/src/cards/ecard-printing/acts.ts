import { printRequests } from '@console/contracts/cards/ecard-printing';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion, staleVersion } from '../../platform/http/stale-version.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { audit, actionContext, guardHeadOffice, lockAll, type Work } from '../card-issuance/work.ts';
import { countIssuances } from '../lifecycle/issuance-counts.ts';
import { transition } from '../lifecycle/transition.ts';

interface Item {
  readonly secureId: string;
  readonly version: number;
  readonly reason: string;
}

/** A print request in the caller's scope. @throws Refusal NOT_FOUND */
export async function seenRequest(
  tx: Tx,
  requests: RegisteredResource,
  { caller }: Pick<Context, 'caller'>,
  id: string,
) {
  const [row] = await findRecords(tx, requests, [id], caller.scope, { of: 'detail', caller });
  if (!row) throw notFound();
  return tx.selectFrom('ecard_print_request').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function decide(
  tx: Tx,
  { secureId, version, reason }: Item,
  state: 'REJECTED' | 'WITHDRAWN' | 'REQUESTED',
  by: string,
  at: Date,
) {
  const back = state === 'REQUESTED' || state === 'WITHDRAWN' ? { issuance_id: null, print_vendor_code: null } : {};
  const changed = await tx
    .updateTable('ecard_print_request')
    .set({ ...back, state, note: reason, version: sql`version + 1`, updated_by: by, updated_at: at })
    .where('id', '=', secureId)
    .where('version', '=', version)
    .returning(['id as secureId', 'version', 'state'])
    .executeTakeFirst();
  if (!changed) throw staleVersion(printRequests, secureId);
  return changed;
}

/** Head office rejects a request. */
export const rejectRequest = (work: Pick<Work, 'app'>, requests: RegisteredResource, context: Context<unknown, Item>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, reason } = context.body;
    const request = await seenRequest(tx, requests, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardHeadOffice(actor, 'reject');
    requireVersion(request, version, printRequests);
    if (request.state !== 'REQUESTED') throw invalidState(request.state, 'reject');
    await audit(tx, context, {
      action: 'REJECT',
      entityType: 'ecard-printing',
      entityId: secureId,
      entityLabel: request.request_no,
      reason,
    });
    return decide(tx, context.body, 'REJECTED', actor.name, at);
  });

/**
 * Head office withdraws a card from the vendor before it is sent. Existing plastic must be destroyed.
 * @throws Refusal NOT_DESTROYED
 */
export const withdrawRequest = (
  work: Pick<Work, 'app'>,
  requests: RegisteredResource,
  context: Context<unknown, Item & { readonly isRequestedAgain: boolean; readonly destroyed: number }>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, reason, isRequestedAgain, destroyed } = context.body;
    const request = await seenRequest(tx, requests, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardHeadOffice(actor, 'withdraw');
    const card = (await lockAll(tx, [request.card_id])).get(request.card_id)!;
    requireVersion(request, version, printRequests);
    if (request.state !== 'SELECTED' || request.issuance_id === null) throw invalidState(request.state, 'withdraw');
    const line = await tx
      .selectFrom('card_issuance_line as l')
      .innerJoin('card_print_batch as b', 'b.id', 'l.batch_id')
      .select(['l.id', 'b.id as batchId', 'b.batch_no', 'b.printed_at'])
      .where('l.issuance_id', '=', request.issuance_id)
      .where('l.card_id', '=', request.card_id)
      .where('l.closed_at', 'is', null)
      .executeTakeFirst();
    if (!line) throw invalidState(request.state, 'withdraw');
    if (line.printed_at !== null && destroyed < 1) throw new Refusal('NOT_DESTROYED');
    await transition(tx, {
      code: card.born_as === 'digital_pwa' ? transitionCode.withdrawPwaDigital : transitionCode.withdrawDigital,
      document: { kind: 'batch', id: line.batchId, no: line.batch_no },
      actor,
      at,
      remark: `${reason}${destroyed > 0 ? ` (dimusnahkan ${destroyed})` : ''}`.slice(0, 250),
      cards: [{ cardId: card.id }],
    });
    await tx.updateTable('card_issuance_line').set({ closed_at: at }).where('id', '=', line.id).execute();
    if (line.printed_at === null)
      await tx
        .updateTable('card_print_batch')
        .set({ spoiled: sql`spoiled + 1`, version: sql`version + 1` })
        .where('id', '=', line.batchId)
        .execute();
    await countIssuances(tx, [request.issuance_id]);
    await audit(tx, context, {
      action: 'WITHDRAW',
      entityType: 'ecard-printing',
      entityId: secureId,
      entityLabel: request.request_no,
      reason,
    });
    return decide(tx, context.body, isRequestedAgain ? 'REQUESTED' : 'WITHDRAWN', actor.name, at);
  });
