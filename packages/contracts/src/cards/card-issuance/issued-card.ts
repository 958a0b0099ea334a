import * as z from 'zod/mini';

const movement = z.object({
  seqNo: z.int(),
  code: z.string(),
  toStatus: z.string(),
  documentNo: z.nullable(z.string()),
  actor: z.string(),
  actedAt: z.string(),
  remark: z.nullable(z.string()),
});
/** A card of a print order with what happened to it. */
export const issuedCard = z.object({
  cardId: z.uuid(),
  version: z.int(),
  cardNo: z.string(),
  status: z.string(),
  kind: z.string(),
  nameOnCard: z.nullable(z.string()),
  cardType: z.string(),
  expiryDate: z.nullable(z.string()),
  printCount: z.int(),
  issuanceNo: z.string(),
  batchNo: z.nullable(z.string()),
  batchState: z.nullable(z.string()),
  destination: z.nullable(z.string()),
  destinationKind: z.string(),
  /** The vendor has reported it spoiled in its batch. */
  isReported: z.boolean(),
  actions: z.array(z.enum(['spoiled', 'cancelCard', 'cancelSpoiled'])),
  movements: z.array(movement),
});
export type IssuedCard = z.infer<typeof issuedCard>;
