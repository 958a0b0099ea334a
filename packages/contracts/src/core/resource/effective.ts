import { sameValue } from '../same-value.ts';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { changeRules } from '../changes.ts';
import { choice, date, options, plainDate, type Fields } from '../fields.ts';
import { text } from '../text.ts';
import type { AwaitedChange } from '../changes.ts';
import type { Resource } from './declaration.ts';

/**
 * Records that hold for a period: two live ones of the same key never intersect, one in force never changes
 * (docs/model/branches-stores.md#effective-dated-rows).
 */
export interface Effective<Name extends string = string> {
  /** Fields that say of what the record holds, such as the branch. They never change. */
  readonly key: readonly Name[];
  /** Pairs of fields with further ranges, both ends included, that intersect like periods. They never change either. */
  readonly bands?: readonly (readonly [from: Name, to: Name])[];
  /**
   * Code of the module for two records that intersect, in place of PERIOD_OVERLAP: its text may name `{code}`, `{a}`
   * and `{b}` of the record in the way. `code` is the field of its business code.
   */
  readonly overlap?: { readonly refusal: string; readonly code: Name };
  /** Several records of narrower bands may together take the place of one. */
  readonly inPieces?: true;
}

/** By approval and Jakarta day; derived, never stored. Lists are ordered as here: what holds comes first. */
export const phases = options({
  IN_FORCE: ['Berlaku', 'In force', 'success'],
  SCHEDULED: ['Terjadwal', 'Scheduled', 'info'],
  PENDING: ['Menunggu', 'Waiting', 'warning'],
  ENDED: ['Berakhir', 'Ended', 'neutral'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
});
export type Phase = (typeof phases)[number]['value'];

/**
 * Whether a record may be updated: a rejected or ended one stays as it is. True for records without a period.
 * @example
 * isChangeable({ phase: 'ENDED' }); // false
 */
export const isChangeable = ({ phase }: { readonly phase?: unknown }): boolean =>
  phase !== 'ENDED' && phase !== 'REJECTED';

/** What deleting a record with a period is called, which only one that is scheduled can be. */
export const cancelSchedule = {
  title: text('Batalkan jadwal', 'Cancel schedule'),
  done: text('Jadwal dibatalkan', 'Schedule cancelled'),
} as const;

/** Days that an admin may go back, with a reason. */
export const backdatedDays = 7;

/** The fields of a period; without an end it is open. */
export const periodFields = { effectiveFrom: date(), effectiveTo: date({ required: false }) } as const;
export const phaseFields = { phase: choice(phases) } as const;
/** The filters that every list of such records has: the phase, and what holds on a day. */
export const periodFilters = { phase: choice(phases), inForceOn: date() } as const;
/** The period of a record, as pages show it. */
export const periodRange = ['effectiveFrom', 'effectiveTo'] as const;

/** Names of the fields that never change after creation. */
export const fixedFields = ({ key, bands = [] }: Effective): readonly string[] => [...key, ...bands.flat()];

/** The fields with key and bands immutable, and the period. */
export const withPeriod = (fields: Fields, effective: Effective): Fields => ({
  ...fields,
  ...Object.fromEntries(fixedFields(effective).map((name) => [name, { ...fields[name], immutable: true }])),
  ...periodFields,
});

/**
 * Whether a change of a record does no more than end it.
 * @example
 * onlyEnds({ action: 'update', before, values: { ...before, effectiveTo: '2026-12-31' } }); // true
 */
export const onlyEnds = (fields: Fields, { before, values }: Pick<AwaitedChange, 'before' | 'values'>): boolean =>
  before !== null &&
  values !== null &&
  Object.keys(fields).every((name) => name === 'effectiveTo' || sameValue(values[name], before[name]));

const period = z.object({
  secureId: z.uuid(),
  effectiveFrom: plainDate(),
  effectiveTo: z.nullable(plainDate()),
  phase: z.enum(phases.map(({ value }) => value) as [Phase, ...Phase[]]),
});
/** One of the periods of a key. */
export type Period = z.infer<typeof period>;

/** Periods that the calendar of a record shows at most, those nearest to it. */
export const mostPeriods = 50;

const item = { secureId: z.uuid(), version: z.int() };
const reason = z.string().check(z.minLength(changeRules.reason.minimum), z.maxLength(changeRules.reason.maximum));

/** The record as it stands now, or the change that awaits approval. */
const changed = z.record(z.string(), z.unknown());

type Owner = Pick<Resource, 'module' | 'base' | 'path' | 'privilege' | 'title'>;

/**
 * The calls of effective-dated records besides their operations: end one in force, cancel a scheduled one, and the
 * periods of a key.
 * @example
 * effectiveCallsOf(qanunBranches).end.path; // 'qanun-branch/end'
 */
export const effectiveCallsOf = ({ module, base, path, privilege, title }: Owner) => ({
  end: call({
    name: `${module}.end`,
    method: 'PUT',
    base,
    path: `${path}/end`,
    idempotent: true,
    access: { privilege, action: 'update' },
    summary: `${title.en}: ends a record in force, today or later`,
    body: z.object({ ...item, effectiveTo: plainDate(), reason }),
    result: changed,
    errors: ['STALE_VERSION', 'INVALID_STATE', 'CHANGE_PENDING'],
  }),
  cancel: call({
    name: `${module}.cancel`,
    method: 'PUT',
    base,
    path: `${path}/cancel`,
    idempotent: true,
    access: { privilege, action: 'update' },
    summary: `${title.en}: cancels a scheduled record`,
    body: z.object({ ...item, reason }),
    result: z.nullable(changed),
    errors: ['STALE_VERSION', 'INVALID_STATE', 'CHANGE_PENDING'],
  }),
  periods: call({
    name: `${module}.periods`,
    method: 'GET',
    base,
    path: `${path}/{secureId}/periods`,
    access: { privilege, action: 'view' },
    summary: `${title.en}: the periods of the key of a record, the earliest first`,
    result: z.object({ rows: z.array(period), today: plainDate() }),
  }),
});
