import { issuances } from '@console/contracts/cards/card-issuance/issuance';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context, Tx } from '../../../platform/context.ts';
import { invalidState, notFound, Refusal } from '../../../platform/http/refusal.ts';
import { requireVersion } from '../../../platform/http/stale-version.ts';
import { settingIn } from '../../../people/settings/settings.ts';
import { takeDocumentNumber } from '../../documents/number.ts';
import { transition } from '../../lifecycle/transition.ts';
import { lockIssuance, touch } from '../issuances/acts.ts';
import { audit, actionContext, guardVendor, lockAll, seen, type Work } from '../work.ts';
import { presentBatch } from './batch.ts';

interface Body {
  readonly secureId: string;
  readonly version: number;
  readonly cardIds?: readonly string[] | null | undefined;
}

/** The selected cards, or those without plastic up to the maximum of a batch. */
async function chosen(tx: Tx, { secureId, cardIds }: Body, maximum: number): Promise<string[]> {
  const lines = tx
    .selectFrom('card_issuance_line as l')
    .innerJoin('card as c', 'c.id', 'l.card_id')
    .select('c.id')
    .where('l.issuance_id', '=', secureId)
    .where('l.closed_at', 'is', null);
  if (!cardIds)
    return (await lines.where('c.status', '=', 'Issued').orderBy('c.card_no').limit(maximum).execute()).map(
      ({ id }) => id,
    );
  const found = await lines.where(sql<boolean>`c.id = any(${cardIds}::uuid[])`).execute();
  if (found.length < new Set(cardIds).size) throw notFound();
  return found.map(({ id }) => id);
}

/** Starts a print batch of cards without plastic. @throws Refusal VENDOR_NOT_SET, BATCH_TOO_LARGE */
export const startPrint = (work: Work, context: Context<unknown, Body>) =>
  context.db.transaction().execute(async (tx) => {
    const { secureId, version } = context.body;
    await seen(tx, work.issuances, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardVendor(actor, 'start-print');
    const maximum = Number(await settingIn(tx, 'card.print-batch.max'));
    const ids = await chosen(tx, context.body, maximum);
    if (ids.length > maximum) throw new Refusal('BATCH_TOO_LARGE', { parameters: { maximum } });
    await lockAll(tx, ids);
    const issuance = await lockIssuance(tx, secureId);
    requireVersion(issuance, version, issuances);
    if (ids.length === 0) throw invalidState(issuance.state, 'start-print');
    const vendorCode = issuance.print_vendor_code;
    if (vendorCode === null) throw new Refusal('VENDOR_NOT_SET');
    const [id, no] = [randomUUID(), await takeDocumentNumber(tx, 'BAT', at)];
    await tx
      .insertInto('card_print_batch')
      .values({
        id,
        batch_no: no,
        issuance_id: secureId,
        quantity: ids.length,
        file_taken_at: null,
        file_taken_by: null,
        printed_at: null,
        withdrawn_at: null,
        created_by: actor.name,
        created_at: at,
        updated_by: actor.name,
        updated_at: at,
      })
      .execute();
    await transition(tx, {
      code: transitionCode.startPrint,
      document: { kind: 'batch', id, no },
      actor,
      at,
      to: { vendorCode, issuanceId: secureId },
      cards: ids.map((cardId) => ({ cardId })),
    });
    await sql`update card_issuance_line set batch_id = ${id}
      where issuance_id = ${secureId} and card_id = any(${ids}::uuid[])`.execute(tx);
    await touch(tx, 'card_issuance', secureId, actor.name, at);
    await audit(tx, context, {
      action: 'START_PRINT',
      entityId: secureId,
      entityLabel: `${issuance.issuance_no} ${no}`,
      recordCount: ids.length,
    });
    const result = await presentBatch(tx, id);
    await context.remember(tx, result);
    return result;
  });
