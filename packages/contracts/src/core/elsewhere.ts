import * as z from 'zod/mini';
import { difference } from './differences.ts';

/** What waits besides the changes of a list: those of lists below it, documents and files, each on its own page. */
const waitingElsewhere = z.object({
  secureId: z.uuid(),
  title: z.object({ id: z.string(), en: z.string() }),
  label: z.string(),
  makerName: z.string(),
  maker: z.string(),
  madeAt: z.string(),
  page: z.string(),
  /** What is done to the record; of a document or a file `decide`. */
  action: z.string(),
  /** How many changes are decided together. */
  count: z.nullable(z.int()),
  /** What changes in short. */
  gist: z.array(difference),
  /** null: it does not expire. */
  expiresAt: z.nullable(z.string()),
  /** How many warnings the approver has to tick; null where nobody asked for them. */
  warnings: z.nullable(z.int()),
});
export type WaitingElsewhere = z.infer<typeof waitingElsewhere>;

export const elsewhere = z.object({ rows: z.array(waitingElsewhere), total: z.int() });
export type Elsewhere = z.infer<typeof elsewhere>;
