import * as z from 'zod/mini';
import { releaseRecord, releaseSummary, remoteId } from './record.ts';
import { healthRow } from './reports.ts';
import { resolutionReasons } from './resolved.ts';
import { remoteChange, remoteState } from './state.ts';

/** Rows of a page of releases or changes. */
export const releasePageSize = 20;

/** Most hours of health in one answer. */
export const healthHours = 72;

const page = z.optional(z.int().check(z.gte(1)));

/** A remote on the platform's page: its state and the last 24 hours of what runs. */
const listed = z.object({
  ...remoteState.shape,
  releases: z.int(),
  /** Version that came with the program and waits for its team. */
  offered: z.nullable(z.string()),
  /** Of the last 24 hours, all releases together. */
  starts: z.int(),
  failures: z.int(),
  cspViolations: z.int(),
  /** 75th percentile of loading, milliseconds, read from classes; `null` without reports. */
  loadP75: z.nullable(z.int()),
});
export type ListedRemote = z.infer<typeof listed>;

/** A shell that runs or ran within the last day: open tabs still use what it provides. */
const liveShell = z.object({
  version: z.string(),
  contract: z.string(),
  seenAt: z.string(),
  provides: z.record(z.string(), z.record(z.string(), z.string())),
  shared: z.record(z.string(), z.string()),
});
export type LiveShell = z.infer<typeof liveShell>;

/** What one user gets of a remote, and why. */
const explained = z.object({
  id: remoteId,
  because: z.enum(resolutionReasons),
  version: z.string(),
  fallback: z.nullable(z.string()),
  /**
   * The user's place among 100.00 % (0 to 9999): below the share × 100 means canary. Always the same for one remote.
   */
  bucket: z.int(),
  /** Role that the canary names and the user holds. */
  role: z.nullable(z.string()),
  /**
   * Privileges of the remote's modules that the user holds, and all of them: without one its pages are unknown to the
   * user.
   */
  held: z.array(z.string()),
  privileges: z.array(z.string()),
  /** Faults that the user's browsers reported of this version in the last day, by kind. */
  failures: z.array(z.object({ kind: z.string(), at: z.string() })),
});
export type ExplainedRemote = z.infer<typeof explained>;

/** Queries and answers of the calls that only read, the same for staff and for a team's token. */
export const readings = {
  list: { result: z.object({ revision: z.int(), rows: z.array(listed) }) },
  detail: { result: remoteState },
  releases: {
    query: z.object({ page }),
    result: z.object({ rows: z.array(releaseSummary), total: z.int(), page: z.int(), size: z.int() }),
  },
  history: {
    query: z.object({ page }),
    result: z.object({ rows: z.array(remoteChange), total: z.int(), page: z.int(), size: z.int() }),
  },
  health: {
    query: z.object({ hours: z.optional(z.int().check(z.gte(1), z.lte(healthHours))) }),
    result: z.object({ rows: z.array(healthRow) }),
  },
  /** What a release has to fit: every shell in use and the record of every release that somebody may get. */
  live: { result: z.object({ shells: z.array(liveShell), releases: z.array(releaseRecord) }) },
  why: {
    query: z.object({ username: z.string().check(z.minLength(1), z.maxLength(60)) }),
    result: z.object({ username: z.string(), remotes: z.array(explained) }),
  },
} as const;
