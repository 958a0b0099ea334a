import { sql } from 'kysely';
import { recordEntry } from '../../../platform/audit/record.ts';
import type { Tx } from '../../../platform/context.ts';
import { addIssuanceLines, createIssuance, type NewIssuanceLine } from '../../card-issuance/issuances/create.ts';
import { settle } from '../../card-reservations/settle.ts';
import type { CardActor } from '../../lifecycle/actor.ts';
import { createCards } from '../../lifecycle/create.ts';
import { lockRange } from '../../lifecycle/numbers.ts';
import { officeFor, planGeneration, type Part } from './plan.ts';
import type { RefusedDocument, StoredRun } from './table.ts';
import type { WantedGeneration } from '@console/contracts/cards/card-generator/generation';
import { generatorModule } from '@console/contracts/cards/card-generator/sequences';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';

/** Result of a generation. */
export interface Generated {
  readonly issuanceIds: readonly string[];
  /** Number of cards. */
  readonly quantity: number;
  readonly refused: readonly RefusedDocument[];
}

/** Head office: the call that started the run has checked that its user belongs to it. */
export const headOfficeActor = ({ actor: { username } }: StoredRun): CardActor => ({
  name: username,
  doers: new Set(['HO']),
  vendorCode: null,
  offices: null,
});

/** Creates the cards of one print order, one allotment after the other. @returns the print order's id */
async function createPrintOrder(
  tx: Tx,
  run: StoredRun,
  { cardTypeId, cardDesignId, allotments }: Part,
  now: Date,
): Promise<string> {
  const actor = headOfficeActor(run);
  const { vendorCode, rule } = run.wanted as WantedGeneration;
  const issuance = await createIssuance(tx, { mode: 'BRANCH', cardTypeId, vendorCode, actor, at: now });
  const lines: NewIssuanceLine[] = [];
  for (const allotment of allotments) {
    const office = officeFor(allotment, rule);
    const created = await createCards(tx, {
      code: transitionCode.createStock,
      document: issuance,
      actor,
      at: now,
      sequenceId: allotment.sequenceId,
      issuanceId: issuance.id,
      allottedFrom: allotment.from,
      cards: Array.from({ length: allotment.quantity }, () => ({ office, designId: cardDesignId })),
    });
    lines.push(...created.map(({ id }) => ({ cardId: id, destination: office })));
    await tx
      .updateTable('card_allotment')
      .set({
        issuance_id: issuance.id,
        run_id: null,
        updated_by: actor.name,
        updated_at: now,
        version: sql`version + 1`,
      })
      .where('id', '=', allotment.id)
      .execute();
    await sql`update card_reservation_line set qty_issued = qty_issued + ${allotment.quantity}, version = version + 1
      where id = ${allotment.lineId}`.execute(tx);
  }
  await addIssuanceLines(tx, issuance, lines);
  return issuance.id;
}

/**
 * Creates the cards of the claimed allotments, with their print orders, all or nothing. Reservations are locked before
 * ranges, in the same order as when numbers are allotted.
 */
export async function generate(tx: Tx, run: StoredRun, now: Date): Promise<Generated> {
  await sql`select l.id from card_allotment a join card_reservation_line l on l.id = a.line_id
    join card_reservation r on r.id = l.reservation_id where a.run_id = ${run.id} order by l.id
    for update of l, r`.execute(tx);
  const parts = await planGeneration(tx, run.wanted as WantedGeneration, now, run.id);
  const allotments = parts.flatMap((part) => part.allotments);
  for (const sequenceId of [...new Set(allotments.map((each) => each.sequenceId))].toSorted())
    await lockRange(tx, sequenceId);
  const created: string[] = [];
  for (const part of parts) created.push(await createPrintOrder(tx, run, part, now));
  await settle(tx, [...new Set(allotments.map(({ reservationId }) => reservationId))], {
    actor: run.actor,
    verb: 'GENERATE',
    now,
  });
  await recordEntry(tx, {
    actor: run.actor,
    module: generatorModule,
    action: 'GENERATE',
    entityType: 'generation',
    entityId: run.id,
    entityLabel: String(run.run_no),
    recordCount: run.quantity,
    at: now,
  });
  return { issuanceIds: created, quantity: run.quantity, refused: [] };
}
