import type { SaoOutlet } from '@console/contracts/branches-stores/sao-assign/calls';
import { date, flag, paragraph } from '@console/contracts/core/fields';
import { saoTitles } from '@console/contracts/branches-stores/sao-assign/vocabulary';
import { text } from '@console/contracts/core/text';

/** What is typed for a move of outlets. */
export const moveFields = { startDate: date(), ordersFollow: flag(), reason: paragraph({ minimum: 5, maximum: 255 }) };
export const moveTitles = {
  startDate: saoTitles.startDate,
  ordersFollow: saoTitles.ordersFollow,
  reason: text('Alasan', 'Reason'),
};

/** The SAO of an outlet as it would be, by the moves that are not saved. */
export const saoAfter = (moves: ReadonlyMap<string, string>, { secureId, saoId }: SaoOutlet): string | null =>
  moves.get(secureId) ?? saoId;

/**
 * The moves with one more. An outlet that is back where it was does not move.
 * @param saoId the SAO who gets it; `null` is no place to go to
 */
export function withMove(
  moves: ReadonlyMap<string, string>,
  outlet: SaoOutlet,
  saoId: string | null,
): ReadonlyMap<string, string> {
  const next = new Map(moves);
  next.delete(outlet.secureId);
  if (saoId !== null && saoId !== outlet.saoId) next.set(outlet.secureId, saoId);
  return next;
}

/**
 * The SAO beside the one of an outlet, in the order of the columns.
 * @param step 1 to the right, -1 to the left
 * @returns `null` where nobody is beside, or where the outlet would come back to no SAO
 */
export function saoBeside(saoIds: readonly string[], from: string | null, step: 1 | -1): string | null {
  return saoIds[(from === null ? -1 : saoIds.indexOf(from)) + step] ?? null;
}
