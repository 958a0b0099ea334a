import { issuances } from '@console/contracts/cards/card-issuance/issuance';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import type { Context, Tx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { requireVersion } from '../../../platform/http/stale-version.ts';
import { knownPartner } from '../../partners/partners.ts';
import { cancelAtVendor, lockForCancellation } from './cancel-at-vendor.ts';
import { audit, actionContext, guardHeadOffice, seen, type Work } from '../work.ts';

interface Item {
  readonly secureId: string;
  readonly version: number;
}

/** Locks an issuance. The caller has locked its cards first. */
export const lockIssuance = (tx: Tx, id: string) =>
  tx.selectFrom('card_issuance').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Increments the version of an issuance. @returns the new version */
export async function touch(
  tx: Tx,
  table: 'card_issuance' | 'card_print_batch' | 'card_delivery',
  id: string,
  by: string,
  at: Date,
): Promise<number> {
  const { version } = await tx
    .updateTable(table)
    .set({ version: sql`version + 1`, updated_by: by, updated_at: at })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Sets the print vendor, as long as there is no batch. @throws Refusal VENDOR_FIXED, UNKNOWN_VENDOR */
export const assignVendor = (work: Work, context: Context<unknown, Item & { readonly printVendorCode: string }>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, printVendorCode } = context.body;
    await seen(tx, work.issuances, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardHeadOffice(actor, 'assign-vendor');
    const issuance = await lockIssuance(tx, secureId);
    requireVersion(issuance, version, issuances);
    await knownPartner(tx, 'vendor', printVendorCode);
    const batch = await tx
      .selectFrom('card_print_batch')
      .select('id')
      .where('issuance_id', '=', secureId)
      .where('state', '<>', 'WITHDRAWN')
      .executeTakeFirst();
    if (batch) throw new Refusal('VENDOR_FIXED');
    await tx
      .updateTable('card_issuance')
      .set({ print_vendor_code: printVendorCode })
      .where('id', '=', secureId)
      .execute();
    await audit(tx, context, {
      action: 'ASSIGN_VENDOR',
      entityId: secureId,
      entityLabel: issuance.issuance_no,
      changes: [{ field: 'printVendorCode', before: issuance.print_vendor_code, after: printVendorCode }],
    });
    return { secureId, version: await touch(tx, 'card_issuance', secureId, actor.name, at) };
  });

/** Cancels all cards of an open issuance, all or nothing. @throws Refusal ISSUANCE_NOT_OPEN */
export const cancelIssuance = (work: Work, context: Context<unknown, Item & { readonly reason: string }>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version, reason } = context.body;
    await seen(tx, work.issuances, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardHeadOffice(actor, 'cancel');
    const lines = await tx
      .selectFrom('card_issuance_line')
      .select('card_id')
      .where('issuance_id', '=', secureId)
      .where('closed_at', 'is', null)
      .execute();
    const locked = await lockForCancellation(
      tx,
      lines.map((line) => line.card_id),
    );
    const issuance = await lockIssuance(tx, secureId);
    requireVersion(issuance, version, issuances);
    if (issuance.state !== 'OPEN')
      throw new Refusal('ISSUANCE_NOT_OPEN', { parameters: { issuanceNo: issuance.issuance_no } });
    const alive = [...locked.cards.values()].filter(({ status }) => status !== 'Cancelled');
    await cancelAtVendor(tx, context, locked, {
      code: transitionCode.cancelUnprinted,
      document: { kind: 'issuance', id: secureId, no: issuance.issuance_no },
      actor,
      at,
      remark: reason,
      cards: alive.map(({ id }) => ({ cardId: id })),
    });
    await audit(tx, context, {
      action: 'CANCEL',
      entityId: secureId,
      entityLabel: issuance.issuance_no,
      recordCount: alive.length,
      reason,
    });
    return { secureId, version: await touch(tx, 'card_issuance', secureId, actor.name, at) };
  });
