import { assignmentStateOf, lineStateOf, type AssignmentCardResult } from '@console/contracts/cards/card-assignment';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { LossOutcome, LossSource } from '../card-lost/sources.ts';
import { lockAssignment, setResult } from './lock.ts';

/** Updates missing cards of an assignment and recalculates their lines. */
async function settle(
  tx: Tx,
  { sourceId, cards, actor, at }: LossOutcome,
  result: AssignmentCardResult,
): Promise<void> {
  const assignment = await lockAssignment(tx, { secureId: sourceId }, null);
  await setResult(
    tx,
    cards.map(({ lineId }) => lineId),
    result,
  );
  const { rows: lines } = await sql<{
    id: string;
    state: string;
    results: AssignmentCardResult[];
  }>`select l.id, l.state, array(select a.result from card_assignment_card a where a.line_id = l.id) as results
    from card_assignment_line l where l.assignment_id = ${assignment.id}`.execute(tx);
  const states = lines.map(({ results }) => lineStateOf(results));
  for (const [index, { id, state }] of lines.entries()) {
    if (states[index] !== state)
      await tx
        .updateTable('card_assignment_line')
        .set({ state: states[index]!, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
  }
  await tx
    .updateTable('card_assignment')
    .set({ state: assignmentStateOf(states), version: sql`version + 1`, updated_by: actor.name, updated_at: at })
    .where('id', '=', assignment.id)
    .execute();
}

/**
 * Handles the decision on missing cards of assignments: confirmed as lost, or found and back on their way, which is
 * recorded as received late.
 */
export const assignmentLosses: LossSource = {
  lost: (tx, outcome) => settle(tx, outcome, 'LOST'),
  turnedUp: (tx, outcome) => settle(tx, outcome, 'PENDING'),
};
