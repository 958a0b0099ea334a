import * as z from 'zod/mini';

/** One change of a record, from the audit trail. Personal data is masked. */
export const historyEntry = z.object({
  secureId: z.uuid(),
  at: z.string(),
  username: z.string(),
  name: z.string(),
  action: z.string(),
  /** What the action is called; earlier services leave it out. */
  title: z.optional(z.object({ id: z.string(), en: z.string() })),
  reason: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Changes of a record, the latest first. `more`: older ones follow the last one. */
export interface History {
  readonly rows: readonly HistoryEntry[];
  readonly more: boolean;
}
