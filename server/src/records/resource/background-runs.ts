import type { Context } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';
import type { SwitchAll } from './switch-all.ts';

/** A status change that is too large to run during the call. */
export interface SwitchRun extends SwitchAll {
  readonly module: string;
  readonly total: number;
  readonly reason: string | null;
}

/** Work that continues after its call was answered (docs/model/platform.md#bulk-status). */
export interface BackgroundRuns {
  /** @returns the id of the run. */
  start(context: Context, run: SwitchRun): Promise<string>;
}

/** Starts the runs of a program; set by `records/runs`, which works on them. */
export const backgroundRuns = part((): BackgroundRuns => ({
  start: () => Promise.reject(new Error('No part of this program runs jobs')),
}));
