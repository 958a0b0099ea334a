import * as z from 'zod/mini';

/** A contract of a member: what its order financed, and what its payments say. */
export const memberContract = z.object({
  contractNo: z.string(),
  line: z.enum(['SPEKTRA', 'NMC', 'UFI']),
  /** The order that it came of; null where the core knows it without one. */
  orderId: z.nullable(z.uuid()),
  applNo: z.nullable(z.string()),
  branch: z.nullable(z.string()),
  financed: z.nullable(z.int()),
  tenor: z.nullable(z.int()),
  disbursedAt: z.nullable(z.string()),
  paidInstalments: z.int(),
  paidPrincipal: z.int(),
  /** Principal that is not paid yet: what the contract uses of the limit. */
  outstanding: z.nullable(z.int()),
  nextDueDate: z.nullable(z.string()),
  daysPastDue: z.int(),
  /** Of all instalments, also those that were paid late. */
  worstDaysPastDue: z.int(),
});
export type MemberContract = z.infer<typeof memberContract>;
