import * as z from 'zod/mini';
import { remoteId } from './record.ts';

export * from './failures.ts';

/**
 * What is measured, with the upper bounds of its classes; the last class has none. Milliseconds, layout shift in
 * thousandths.
 */
export const measures = {
  /** From asking for a remote to its declaration. */
  load: [50, 100, 200, 400, 800, 1_600, 3_200, 6_400],
  /** Checking signature, record and hashes before anything is run. */
  verify: [1, 2, 5, 10, 20, 50, 100],
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 8_000],
  INP: [50, 100, 200, 300, 500, 1_000],
  CLS: [10, 50, 100, 150, 250, 500],
} as const satisfies Record<string, readonly number[]>;
export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as readonly Measure[];

const count = z.int().check(z.gte(0), z.lte(10_000));

/** What one tab measured of one release since its last report. Numbers only: no user, place or record. */
const reported = z.object({
  remote: remoteId,
  version: z.string().check(z.maxLength(60)),
  /** Times it started well. */
  starts: count,
  /** Failures by kind; kinds that the services do not know are left out. */
  failures: z.record(z.string(), count),
  /** Calls of its pages, and those that failed: 5xx or no answer. */
  calls: count,
  failedCalls: count,
  measured: z.record(z.string(), z.array(z.int().check(z.gte(0), z.lte(600_000))).check(z.maxLength(50))),
});
export type ReportedRemote = z.infer<typeof reported>;

/** A batch of a tab: at the latest every minute, and at once after a failure. */
export const report = z.object({
  /** Release of the shell. */
  shell: z.string().check(z.maxLength(60)),
  remotes: z.array(reported).check(z.minLength(1), z.maxLength(50)),
});
export type Report = z.infer<typeof report>;

/** What has been reported of a release in an hour. Classes are counts by the bounds of {@link measures}. */
export const healthRow = z.object({
  version: z.string(),
  hour: z.string(),
  starts: z.int(),
  calls: z.int(),
  failedCalls: z.int(),
  cspViolations: z.int(),
  failures: z.record(z.string(), z.int()),
  classes: z.record(z.string(), z.array(z.int())),
});
export type HealthRow = z.infer<typeof healthRow>;
