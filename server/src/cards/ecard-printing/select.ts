import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { addIssuanceLines, createIssuance } from '../card-issuance/issuances/create.ts';
import { audit, actionContext, guardVendor, lockAll, type Work } from '../card-issuance/work.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import type { ActionContext } from '../lifecycle/request.ts';
import { recordEvent } from '../lifecycle/events.ts';
import type { LockedCard } from '../lifecycle/locked.ts';
import { transition } from '../lifecycle/transition.ts';
import { knownPartner } from '../partners/partners.ts';
import { guardSelectable, knownZipCodes, lockRequests, type Request } from './selectable.ts';

interface Body {
  readonly requestIds: readonly string[];
  readonly printVendorCode: string;
  readonly designId?: string | null | undefined;
}

interface Printing {
  readonly typeId: string;
  readonly cards: readonly LockedCard[];
  readonly requests: readonly Request[];
  readonly vendorCode: string;
  readonly designId: string | null;
}

/** Creates a print order with one batch, for cards of one type. */
async function printOne(
  tx: Tx,
  { typeId, cards, requests, vendorCode, designId }: Printing,
  action: Omit<ActionContext, 'document'>,
) {
  const { actor, at } = action;
  const batch = { kind: 'batch', id: randomUUID(), no: await takeDocumentNumber(tx, 'BAT', at) } as const;
  const issuance = await createIssuance(tx, { mode: 'ECARD', cardTypeId: typeId, vendorCode, actor, at });
  await tx
    .insertInto('card_print_batch')
    .values({
      id: batch.id,
      batch_no: batch.no,
      issuance_id: issuance.id,
      quantity: cards.length,
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
  const moves = (status: string) => cards.filter((card) => card.status === status).map(({ id }) => ({ cardId: id }));
  for (const [code, status] of [
    [transitionCode.selectDigital, 'Digital'],
    [transitionCode.selectPwaDigital, 'digital_pwa'],
  ] as const) {
    if (moves(status).length > 0)
      await transition(tx, {
        code,
        document: batch,
        ...action,
        to: { vendorCode, issuanceId: issuance.id },
        cards: moves(status),
      });
  }
  if (designId)
    await recordEvent(
      tx,
      'DESIGN',
      { document: batch, ...action, cards: cards.map(({ id }) => ({ cardId: id })) },
      () => ({ card_design_id: designId }),
    );
  await addIssuanceLines(
    tx,
    issuance,
    cards.map(({ id }) => ({ cardId: id, destination: { kind: 'HOME' } })),
    batch.id,
  );
  await sql`update ecard_print_request
    set state = 'SELECTED', issuance_id = ${issuance.id}, print_vendor_code = ${vendorCode}, note = null,
    version = version + 1, updated_by = ${actor.name}, updated_at = ${at}
    where id = any(${requests.map(({ id }) => id)}::uuid[])`.execute(tx);
  return { secureId: issuance.id, issuanceNo: issuance.no, batchNo: batch.no, quantity: cards.length };
}

async function guardDesign(tx: Tx, designId: string | null | undefined, typeIds: readonly string[]): Promise<void> {
  if (!designId) return;
  const design = await tx
    .selectFrom('card_design')
    .select(['card_type_id', 'status'])
    .where('id', '=', designId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!design || design.status !== 'active' || typeIds.some((id) => id !== design.card_type_id))
    throw new Refusal('DESIGN_OF_OTHER_TYPE');
}

/** Creates print orders from selected requests, one per card type with one batch each, all or nothing. */
export const selectForPrinting = (
  work: Pick<Work, 'app'>,
  requests: RegisteredResource,
  texts: ProtectedText,
  context: Context<unknown, Body>,
) =>
  context.db.transaction().execute(async (tx) => {
    const { requestIds, printVendorCode, designId } = context.body;
    const { caller } = context;
    const action = await actionContext(tx, work, context);
    guardVendor(action.actor, 'select');
    if (action.actor.vendorCode !== null && action.actor.vendorCode !== printVendorCode)
      throw new Refusal('VENDOR_MISMATCH', { parameters: { cardNo: '-', vendor: action.actor.vendorCode } });
    await knownPartner(tx, 'vendor', printVendorCode);
    const ids = [...new Set(requestIds)];
    const maximum = Number(await settingIn(tx, 'card.print-batch.max'));
    if (ids.length > maximum) throw new Refusal('BATCH_TOO_LARGE', { parameters: { maximum } });
    if ((await findRecords(tx, requests, ids, caller.scope, { of: 'detail', caller })).length < ids.length)
      throw notFound();
    const named = await tx
      .selectFrom('ecard_print_request')
      .select('card_id')
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute();
    const cards = await lockAll(
      tx,
      named.map((row) => row.card_id),
    );
    const rows = await lockRequests(tx, ids);
    const zipCodes = await knownZipCodes(tx, rows);
    for (const row of rows) guardSelectable(row, cards.get(row.card_id) as LockedCard, texts, zipCodes);
    const types = [...new Set([...cards.values()].map((card) => card.card_type_id))].toSorted();
    await guardDesign(tx, designId, types);
    const issuances: Awaited<ReturnType<typeof printOne>>[] = [];
    for (const typeId of types) {
      const ofType = [...cards.values()].filter((card) => card.card_type_id === typeId);
      const printOrder = await printOne(
        tx,
        {
          typeId,
          cards: ofType,
          requests: rows.filter((row) => ofType.some(({ id }) => id === row.card_id)),
          vendorCode: printVendorCode,
          designId: designId ?? null,
        },
        action,
      );
      await audit(tx, context, {
        action: 'SELECT',
        entityId: printOrder.secureId,
        entityLabel: `${printOrder.issuanceNo} ${printOrder.batchNo}`,
        recordCount: printOrder.quantity,
      });
      issuances.push(printOrder);
    }
    await context.remember(tx, { issuances });
    return { issuances };
  });
