import type { Tx } from '../../../platform/context.ts';

/** Locks a batch. The caller has locked its cards first. */
export const lockBatch = (tx: Tx, id: string) =>
  tx.selectFrom('card_print_batch').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Ids of the cards of a batch. */
export const cardsOf = async (tx: Tx, batchId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('card_issuance_line')
      .select('card_id')
      .where('batch_id', '=', batchId)
      .where('closed_at', 'is', null)
      .execute()
  ).map((line) => line.card_id);

/** A batch in the shape that its calls return. */
export async function presentBatch(tx: Tx, id: string) {
  const {
    version,
    batch_no: batchNo,
    quantity,
    state,
  } = await tx
    .selectFrom('card_print_batch')
    .select(['version', 'batch_no', 'quantity', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { secureId: id, version, batchNo, quantity, state };
}
