import type { Phase } from '@console/contracts/core/resource';
import type { Db, Tx } from '../../platform/context.ts';
import { sharedStandingOf } from './pending.ts';
import { dayAfter } from './rules.ts';

/** Days that a change takes from the records of a key without putting its own values there. */
export interface Freed {
  /** Plain date of the first day. */
  readonly from: string;
  /** The last day; `null`: open. */
  readonly to: string | null;
  /** Whether the record before takes these days back, if there is one. */
  readonly givenBack: boolean;
  /** The records that hold these days until the change. */
  readonly heldBy: readonly string[];
}

interface Period {
  readonly effectiveFrom: string;
  readonly effectiveTo?: string | null;
}

/** A change of an effective-dated record: its values, and the stored record. */
export interface PeriodChange {
  readonly values: Period | null;
  readonly before: (Period & { readonly secureId?: string; readonly phase?: Phase }) | null;
  /** The record whose place the values will take, where they are not stored yet. */
  readonly replaces?: (Period & { readonly secureId: string }) | null | undefined;
}

const endOf = ({ effectiveTo }: Period): string | null => effectiveTo ?? null;

/** The days after an end, where there was a later one or none. */
function afterEnd(values: Period, present: string | null, heldBy: readonly string[]): Freed[] {
  const end = endOf(values);
  if (end === null || (present !== null && present <= end)) return [];
  return [{ from: dayAfter(end, 1), to: present, givenBack: false, heldBy }];
}

/** The days from a start to the day before the new one. */
function beforeStart({ effectiveFrom }: Period, before: Period, heldBy: readonly string[]): Freed[] {
  const present = endOf(before);
  if (effectiveFrom <= before.effectiveFrom) return [];
  const last = dayAfter(effectiveFrom, -1);
  const to = present !== null && present < last ? present : last;
  return [{ from: before.effectiveFrom, to, givenBack: true, heldBy }];
}

/**
 * Finds the days that no values hold once a change is in force, though a record holds them now: after a new end,
 * before a start that moved, all days of a record that is cancelled, and what a successor with an end leaves of the
 * record before it. What holds then has to be judged like the values themselves.
 */
export async function freedDays(
  db: Db | Tx,
  table: Parameters<typeof sharedStandingOf>[1]['definition']['table'],
  { values, before, replaces }: PeriodChange,
): Promise<readonly Freed[]> {
  if (!before) return values && replaces ? afterEnd(values, endOf(replaces), [replaces.secureId]) : [];
  const { secureId, phase } = before;
  const heldBy = secureId ? [secureId] : [];
  if (!values) {
    if (phase !== 'SCHEDULED') return [];
    return [{ from: before.effectiveFrom, to: endOf(before), givenBack: true, heldBy }];
  }
  if (phase !== 'PENDING') {
    const moved = phase === 'SCHEDULED' ? beforeStart(values, before, heldBy) : [];
    return [...moved, ...afterEnd(values, endOf(before), heldBy)];
  }
  if (!secureId) return [];
  const { supersedes, coveredTo } = await sharedStandingOf(db, { definition: { table } }, secureId);
  return supersedes === null ? [] : afterEnd(values, coveredTo, [supersedes]);
}
