import type { Context } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';
import type { SwitchAll } from './switch-all.ts';

/** A status change that is too large to wait for. */
export interface SwitchRun extends SwitchAll {
  readonly module: string;
  readonly total: number;
  readonly reason: string | null;
}

/** Work that goes on after its call is answered (docs/model/platform.md#bulk-status). */
export interface BackgroundRuns {
  /** @returns the id of the run. */
  start(context: Context, run: SwitchRun): Promise<string>;
}

/** Who starts the runs of a program; set by the part that works on them (`records/runs`). */
export const backgroundRuns = part((): BackgroundRuns => ({
  start: () => Promise.reject(new Error('No part of this program runs jobs')),
}));
