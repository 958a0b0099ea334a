import type { WantedCustomers } from '@console/contracts/cards/card-generator/customers';
import { generatorModule } from '@console/contracts/cards/card-generator/sequences';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import { sql } from 'kysely';
import { recordEntry } from '../../../../platform/audit/record.ts';
import type { Tx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { addIssuanceLines, createIssuance, type NewIssuanceLine } from '../../../card-issuance/issuances/create.ts';
import { linkCards } from '../../../card-verification/waiting.ts';
import { createCards, type NewCard } from '../../../lifecycle/create.ts';
import { lockCards, lockMembers } from '../../../lifecycle/locked.ts';
import { lockRange } from '../../../lifecycle/numbers.ts';
import { inBatches } from '../../../lifecycle/request.ts';
import { endReplaced, settleReplacement, type StoredReplacement } from '../../../replace-card-number/complete.ts';
import { inherited } from '../../../replace-card-number/issue.ts';
import { headOfficeActor, type Generated } from '../generate.ts';
import type { StoredRun } from '../table.ts';
import { drawnRanges, planCustomers, type CustomerPart, type Waiting } from './plan.ts';

/** Locks the documents, so that their state cannot change during the run. */
export async function lockWaiting(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of ['card_verification', 'card_replacement'])
    await sql`select id from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

/** Locks members, documents, cards and ranges, in the order every transaction uses. @returns the replacements by id */
async function lockAll(tx: Tx, ids: readonly string[]): Promise<Map<string, StoredReplacement>> {
  const { rows } = await sql<{
    memberId: string;
    oldCardId: string | null;
    cardTypeId: string;
  }>`select member_id as "memberId", old_card_id as "oldCardId", card_type_id as "cardTypeId" from card_waiting_number
    where id = any(${ids}::uuid[])`.execute(tx);
  await lockMembers(tx, [...new Set(rows.map(({ memberId }) => memberId))]);
  await lockWaiting(tx, ids);
  const replacements = await tx
    .selectFrom('card_replacement')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  for (const batch of inBatches(replacements.map(({ old_card_id: id }) => id).toSorted())) await lockCards(tx, batch);
  const ranges = [
    ...(
      await drawnRanges(
        tx,
        rows.map(({ cardTypeId }) => cardTypeId),
      )
    ).values(),
  ];
  for (const id of ranges.map((range) => range.id).toSorted()) await lockRange(tx, id);
  return new Map(replacements.map((row) => [row.id, row]));
}

const destinationOf = ({ preference, branchId }: Waiting): NewIssuanceLine['destination'] =>
  preference === 'HOME' ? { kind: 'HOME' } : { kind: 'BRANCH', id: branchId };

/** The request for one card. The card of a replacement takes data over from the old card. */
async function cardFor(
  tx: Tx,
  { memberId, sourceId, nameOnCard, branchId, oldCardId }: Waiting,
  replacement: StoredReplacement | undefined,
  designId: string,
  now: Date,
): Promise<NewCard> {
  const card = {
    memberId,
    designId,
    office: { kind: 'BRANCH' as const, id: branchId },
    ...(nameOnCard ? { nameOnCard } : {}),
  };
  if (!replacement) return { ...card, ...(sourceId ? { sourceId } : {}) };
  const { sourceId: source, expiryDate } = await inherited(tx, replacement, now);
  return {
    ...card,
    sourceId: source,
    ...(oldCardId ? { replacesCardId: oldCardId } : {}),
    ...(expiryDate ? { expiryDate } : {}),
  };
}

/** Creates the cards of one print order and links them to their documents. @returns the print order's id */
async function createPrintOrder(
  tx: Tx,
  run: StoredRun,
  part: CustomerPart,
  replacements: ReadonlyMap<string, StoredReplacement>,
  now: Date,
): Promise<string> {
  const actor = headOfficeActor(run);
  const all = part.cards.map(({ waiting }) => waiting);
  const issuance = await createIssuance(tx, {
    mode: 'CUSTOMER',
    cardTypeId: part.cardTypeId,
    vendorCode: run.wanted.vendorCode,
    actor,
    at: now,
  });
  const cards: NewCard[] = [];
  for (const waiting of all)
    cards.push(await cardFor(tx, waiting, replacements.get(waiting.id), part.cardDesignId, now));
  const created = await createCards(tx, {
    code: transitionCode.createPersonal,
    document: issuance,
    actor,
    at: now,
    sequenceId: part.sequenceId,
    issuanceId: issuance.id,
    cards,
  });
  const pairs = all.map((waiting, index) => ({ waiting, cardId: created[index]!.id }));
  await addIssuanceLines(
    tx,
    issuance,
    pairs.map(({ waiting, cardId }) => ({ cardId, destination: destinationOf(waiting) })),
  );
  await linkCards(
    tx,
    pairs
      .filter(({ waiting }) => waiting.kind === 'verification')
      .map(({ waiting, cardId }) => ({ verificationId: waiting.id, cardId })),
  );
  for (const { waiting, cardId } of pairs.filter(({ waiting: { kind } }) => kind === 'replacement'))
    await settleReplacement(
      tx,
      replacements.get(waiting.id) as StoredReplacement,
      cardId,
      { by: run.actor, at: now },
      'GENERATE',
    );
  return issuance.id;
}

/**
 * Creates the cards of approved applications and replacements, with their print orders. Rows that became invalid are
 * refused one by one and stay in the queue; any other error rolls everything back.
 * @throws Refusal of the first row when all are refused
 */
export async function generateCustomers(tx: Tx, run: StoredRun, now: Date): Promise<Generated> {
  const wanted = run.wanted as WantedCustomers;
  const replacements = await lockAll(tx, wanted.documentIds);
  const { rows, parts, gone } = await planCustomers(tx, wanted, now, run.id);
  const refused = [
    ...rows.flatMap(({ waiting: { documentNo }, fault }) => (fault ? [{ documentNo, ...fault }] : [])),
    ...gone,
  ];
  if (parts.length === 0)
    throw new Refusal(refused[0]?.code ?? 'NOT_FOUND', { parameters: refused[0]?.parameters ?? {} });
  const actor = headOfficeActor(run);
  for (const { waiting } of parts.flatMap(({ cards }) => cards)) {
    const replacement = replacements.get(waiting.id);
    if (replacement) await endReplaced(tx, replacement, { actor, at: now });
  }
  const created: string[] = [];
  for (const part of parts) created.push(await createPrintOrder(tx, run, part, replacements, now));
  await releaseCustomers(tx, run.id);
  const quantity = parts.reduce((sum, { cards }) => sum + cards.length, 0);
  await recordEntry(tx, {
    actor: run.actor,
    module: generatorModule,
    action: 'GENERATE',
    entityType: 'generation',
    entityId: run.id,
    entityLabel: String(run.run_no),
    recordCount: quantity,
    at: now,
  });
  return { issuanceIds: created, quantity, refused };
}

/** Releases the documents that a run claimed but did not complete. */
export async function releaseCustomers(tx: Tx, runId: string): Promise<void> {
  for (const table of ['card_verification', 'card_replacement'])
    await sql`update ${sql.table(table)} set run_id = null where run_id = ${runId}`.execute(tx);
}
