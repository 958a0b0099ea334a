import * as z from 'zod/mini';

/** What a file of terms of dealers is for: a line, chosen on the screen. */
export const dealerFileTarget = z.object({ businessLine: z.enum(['NMC', 'UFI']) });
export type DealerFileTarget = z.infer<typeof dealerFileTarget>;
