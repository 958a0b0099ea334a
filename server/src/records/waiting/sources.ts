import type { DueItem } from '@console/contracts/shell/home';
import type { QueueName } from '@console/contracts/core/queues';
import type { Language } from '@console/contracts/core/text';
import type { Caller, Db } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Application } from '../../platform/http/application.ts';
import type { Parts } from '../../platform/per-services.ts';
import { settings } from '../../people/settings/settings.ts';
import { part } from '../../platform/http/part.ts';

/** A counter that a module adds to the home page. */
export interface CounterSource extends QueueName {
  /** The list that shows the counted records; a function where it depends on the caller. */
  readonly url: string | ((caller: Caller) => string);
  /** Whether the counter is shown to the caller. */
  readonly appliesTo: (caller: Caller) => boolean;
  readonly count: (db: Db, caller: Caller) => Promise<number>;
  /** Since when the oldest piece waits, `null` when none does; and how many wait longer than the target. */
  readonly waits?: (db: Db, caller: Caller) => Promise<{ readonly oldest: string | null; readonly late: number }>;
  readonly targetHours?: number;
}

export interface DueOptions {
  readonly limit: number;
  readonly language: Language;
}

/** Due work that a module adds to the home page. */
export interface DueSource {
  /** Everything that the caller may act on, at most `limit`, the most urgent first. */
  readonly items: (db: Db, caller: Caller, options: DueOptions) => Promise<readonly DueItem[]>;
}

interface Sources {
  readonly counters: CounterSource[];
  readonly due: DueSource[];
}

/** The home page sources of the modules, in the order of registration. */
export const waitingSources = part((): Sources => ({ counters: [], due: [] }));

/** Adds a number to the home page; those of a list are queues of its contract. */
export const registerCounter = (app: Application, source: CounterSource): void =>
  void waitingSources(app).counters.push(source);

/** Adds work with a due time to the home page. @example registerDue(app, dueVerifications(app)); */
export const registerDue = (app: Application, source: DueSource): void => void waitingSources(app).due.push(source);

const dayMs = 86_400_000;

/** A due time with the whole days until then; negative when overdue. */
export const dueAt = (instant: string | number, now: Date): Pick<DueItem, 'dueDate' | 'daysLeft'> => {
  const at = new Date(instant).getTime();
  return { dueDate: toWireInstant(at), daysLeft: Math.floor((at - now.getTime()) / dayMs) };
};

/** The due time of a request without its own deadline: as long after the request as other changes may wait. */
export async function decideBy(parts: Parts): Promise<(askedAt: string) => Pick<DueItem, 'dueDate' | 'daysLeft'>> {
  const days = await settings(parts).number('CHANGE_EXPIRY_DAYS');
  const now = parts.now();
  return (askedAt) => dueAt(new Date(askedAt).getTime() + days * dayMs, now);
}
