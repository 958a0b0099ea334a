import * as z from 'zod/mini';
import { call } from '../call.ts';
import { choice, instant, line, object, options } from '../fields.ts';
import type { Fields } from '../field.ts';

/**
 * Records that the core financing system masters: their rows come from a nightly feed
 * (docs/model/branches-stores.md#core-feed). All fields belong to the feed, except those that staff hold.
 */
export interface CoreFeed<Name extends string = string> {
  /** The field with the business code by which a row of the feed finds its record. */
  readonly key: Name;
  /** Fields that staff fill in and the feed never touches. They may be empty, because new rows come without them. */
  readonly staffHolds?: readonly Name[];
  /** `approver`: records arrive switched off, and a person who approves switches them on; core may switch one off. */
  readonly switchedOnBy?: 'approver';
}

/** Full runs in a row in which a record must be absent before it is switched off. */
export const absentRuns = 3;

/** OK: as in core. CONFLICT: the row of core would break a rule; the record keeps its old values. */
export const syncStates = options({
  OK: ['Sesuai', 'In sync', 'success'],
  CONFLICT: ['Konflik', 'Conflict', 'error'],
});

const fault = z.object({
  field: z.string(),
  code: z.string(),
  parameters: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** What every core-fed record has besides the fields of its contract. */
export const coreFields = {
  coreCode: line({ maximum: 40, required: false }),
  lastSyncedAt: instant({ required: false }),
  syncState: choice(syncStates),
  /** Why the last row of the feed was not taken over. */
  syncFaults: object(z.array(fault), { required: false }),
};
/** The filter that every list of core-fed records has. */
export const coreFilters = { syncState: choice(syncStates) };

/** Fields that only the feed writes. */
export const fedFields = <F extends Fields>(fields: F, { staffHolds = [] }: CoreFeed): (keyof F & string)[] =>
  Object.keys(fields).filter((name) => !staffHolds.includes(name));

/** The fields with those of the feed immutable: an update that changes one is 422 IMMUTABLE. */
export const withFedFields = <F extends Fields>(fields: F, feed: CoreFeed): F => ({
  ...fields,
  ...Object.fromEntries(fedFields(fields, feed).map((name) => [name, { ...fields[name], immutable: true }])),
});

/**
 * RUNNING → COMPLETED. NOT_READY: nothing readable from core yet, it is tried again. FAILED: a fault of the program.
 */
export const coreFeedStates = ['RUNNING', 'COMPLETED', 'NOT_READY', 'FAILED'] as const;
export type CoreFeedState = (typeof coreFeedStates)[number];

/** A run of the feed of one module. */
export const coreFeedRun = z.object({
  secureId: z.uuid(),
  state: z.enum(coreFeedStates),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** Name of what core delivered; `null` while nothing was found. */
  delivery: z.nullable(z.string()),
  /** Whether it holds all rows of core, so that records it lacks are absent. */
  full: z.nullable(z.boolean()),
  read: z.int(),
  changed: z.int(),
  conflicts: z.int(),
  /** Why the run is not ready or failed, in the language of the caller. */
  message: z.nullable(z.string()),
  /** The first conflicts, by row of the delivery. */
  faults: z.array(z.object({ row: z.nullable(z.int()), label: z.string(), errors: z.array(fault) })),
});
export type CoreFeedRun = z.infer<typeof coreFeedRun>;

interface Owner {
  readonly module: string;
  readonly privilege: string;
  readonly title: { readonly en: string };
}

/**
 * The calls of a core-fed module: the last run, and "Sinkronkan sekarang".
 * @example
 * coreFeedCallsOf(companies).sync.path; // 'sync/companies'
 */
export const coreFeedCallsOf = ({ module, privilege, title }: Owner) => ({
  sync: call({
    name: `${module}.sync`,
    audit: 'SYNC',
    method: 'POST',
    base: 'scheduler-v1',
    path: `sync/${module}`,
    access: { privilege, action: 'operate' },
    summary: `${title.en}: takes over what core delivered`,
    result: z.object({ runId: z.uuid() }),
    idempotent: true,
    errors: ['SYNC_RUNNING'],
  }),
  lastSync: call({
    name: `${module}.last-sync`,
    method: 'GET',
    base: 'scheduler-v1',
    path: `sync/${module}`,
    access: { privilege, action: 'view' },
    summary: `${title.en}: the last run of the core feed`,
    /** `syncedAt`: without a run, when core last gave a record, such as at the start of the console. */
    result: z.object({ run: z.nullable(coreFeedRun), syncedAt: z.optional(z.nullable(z.string())) }),
  }),
});
