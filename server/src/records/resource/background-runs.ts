import type { Context } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';
import type { ActRecord } from '../acts/on-many.ts';
import type { Selection } from './list-query.ts';
import type { SwitchAll } from './switch-all.ts';

/** A status change that is too large to run during the call. */
export interface SwitchRun extends SwitchAll {
  readonly module: string;
  readonly total: number;
  readonly reason: string | null;
}

/** An act to many records. */
export interface ActRun {
  readonly module: string;
  readonly action: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly total: number;
  /** Named records, or those of a filter. */
  readonly items?: readonly ActRecord[];
  readonly selection?: Pick<Selection, 'filters' | 'search'>;
}

/** Work that continues after its call was answered (docs/model/platform.md#bulk-status). */
export interface BackgroundRuns {
  /** @returns the id of the run. */
  start(context: Context, run: SwitchRun): Promise<string>;
  /** @returns the id of the run. */
  startAct(context: Context, run: ActRun): Promise<string>;
}

const noRuns = () => Promise.reject(new Error('No part of this program runs jobs'));

/** Starts the runs of a program; set by `records/runs`, which works on them. */
export const backgroundRuns = part((): BackgroundRuns => ({ start: noRuns, startAct: noRuns }));
