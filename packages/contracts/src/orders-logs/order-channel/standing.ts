import * as z from 'zod/mini';
import { oneOf } from '../../platform/photos/records.ts';
import { orderStates } from '../orders/vocabulary.ts';

/** What calls of channels have in common. */
export const shared = { method: 'POST', base: 'publish', access: 'public' } as const;
export const named = (what: string) => `order-channel.${what}`;

/** Where an order stands, as other systems read it. */
export const standing = z.object({
  applNo: z.string(),
  status: oneOf(orderStates),
  statusSince: z.string(),
  /** From the issue on. */
  poNumber: z.nullable(z.string()),
  /** From the disbursement on. */
  contractNo: z.nullable(z.string()),
});
export type OrderStanding = z.infer<typeof standing>;
