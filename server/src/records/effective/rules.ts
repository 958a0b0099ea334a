import type { FieldError } from '@console/contracts/core/errors';
import { backdatedDays, fixedFields, periodRange, type Phase } from '@console/contracts/core/resource';
import { same } from '../../platform/audit/differences.ts';
import type { Tx } from '../../platform/context.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';

const dayMs = 86_400_000;

/**
 * A day some days after another.
 * @example dayAfter('2026-12-31', 1); // '2027-01-01'
 */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** A plain date of a record; empty for none. */
export const dayText = (value: unknown): string => (typeof value === 'string' ? value : '');

export type Values = Readonly<Record<string, unknown>>;

/** The start of a new period: today or later; an admin may go back. */
export const startErrors =
  (today: string, isAdmin: boolean) =>
  ({ effectiveFrom }: Values): readonly FieldError[] =>
    dayText(effectiveFrom) < dayAfter(today, isAdmin ? -backdatedDays : 0)
      ? [{ field: 'effectiveFrom', code: 'BACKDATED' }]
      : [];

/** The start of a successor: tomorrow or later. */
const successorStart = (today: string, { effectiveFrom }: Values): readonly FieldError[] => {
  if (dayText(effectiveFrom) > today) return [];
  return [{ field: 'effectiveFrom', code: dayText(effectiveFrom) < today ? 'BACKDATED' : 'SUPERSEDE_TOO_EARLY' }];
};

/**
 * That a successor says nothing new, beside the first value that it could change: another start of the same is no
 * change that anybody could decide on. Another end is one, and so is an optional sheet, which comes along with the
 * record.
 */
export function unchangedErrors({ resource }: RegisteredResource, before: Values, after: Values): FieldError[] {
  const { effective, fields } = resource;
  const names = Object.keys(fields).filter((name) => name !== 'effectiveFrom');
  const isCarried = (name: string) => fields[name]!.sheet !== undefined && !fields[name]!.required;
  const isAlike = (name: string) => (isCarried(name) ? after[name] == null : same(after[name], before[name]));
  if (!effective || !names.every(isAlike)) return [];
  const kept = new Set([...fixedFields(effective), ...periodRange]);
  const own = names.filter((name) => !kept.has(name) && after[name] != null && !isCarried(name));
  const field = own.find((name) => fields[name]!.kind !== 'choice') ?? own[0] ?? 'effectiveFrom';
  return [{ field, code: 'NOTHING_CHANGED' }];
}

/** What a successor of a record must keep to. */
export const successorErrors =
  (registered: RegisteredResource, before: Values, today: string) =>
  (values: Values): readonly FieldError[] => [
    ...successorStart(today, values),
    ...unchangedErrors(registered, before, values),
  ];

/** The end of a record in force: today or later, and earlier than it was. */
export const endErrors =
  (today: string, { effectiveFrom, effectiveTo: present }: Values) =>
  ({ effectiveTo }: Values): readonly FieldError[] => {
    if (effectiveTo == null) return [{ field: 'effectiveTo', code: 'REQUIRED' }];
    if (dayText(effectiveTo) < today || dayText(effectiveTo) < dayText(effectiveFrom))
      return [{ field: 'effectiveTo', code: 'END_TOO_EARLY' }];
    return present != null && dayText(effectiveTo) >= dayText(present)
      ? [{ field: 'effectiveTo', code: 'END_TOO_LATE' }]
      : [];
  };

/**
 * The start at an approval: a start after the request may not have passed by now. What an admin backdated stays
 * within the days of the request.
 */
export const approvalErrors =
  (today: string, madeOn: string) =>
  ({ effectiveFrom }: Values): readonly FieldError[] => {
    const from = dayText(effectiveFrom);
    const backdated = from < madeOn && from >= dayAfter(madeOn, -backdatedDays);
    return from < today && !backdated ? [{ field: 'effectiveFrom', code: 'BACKDATED' }] : [];
  };

export const phaseOf = (row: Row): Phase => row['phase'] as Phase;

/** Refuses what a record's phase does not allow. @throws Refusal CHANGE_PENDING while it awaits approval */
export function requirePhase(row: Row, allowed: readonly Phase[], action: string): void {
  const phase = phaseOf(row);
  if (allowed.includes(phase)) return;
  throw phase === 'PENDING' ? new Refusal('CHANGE_PENDING') : invalidState(phase, action);
}

/** Refuses a second change of a record, be it its successor or of itself. @throws Refusal CHANGE_PENDING */
export async function requireNoChange(tx: Tx, { resource }: RegisteredResource, ids: readonly string[]): Promise<void> {
  const pending = await tx
    .selectFrom('change_request')
    .select('id')
    .where('module', '=', resource.module)
    .where('record_id', 'in', ids)
    .where('state', '=', 'PENDING')
    .executeTakeFirst();
  if (pending) throw new Refusal('CHANGE_PENDING');
}
