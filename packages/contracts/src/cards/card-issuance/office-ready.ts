import * as z from 'zod/mini';

export const officeKind = z.enum(['BRANCH', 'MRA']);

/** An office for which printed cards lie ready. */
export const officeReady = z.object({
  officeKind,
  officeId: z.uuid(),
  officeCode: z.string(),
  officeName: z.string(),
  isActive: z.boolean(),
  count: z.int(),
  firstNo: z.string(),
  lastNo: z.string(),
  /** The cards that may go, as unbroken runs of numbers in their order; cards of others between them are in none. */
  blocks: z.array(z.object({ firstNo: z.string(), lastNo: z.string(), count: z.int() })),
  /** Printed cards that a hold keeps back. */
  held: z.int(),
  /** Why the office may not have cards of the type. */
  refusal: z.nullable(z.string()),
});
export type OfficeReady = z.infer<typeof officeReady>;
