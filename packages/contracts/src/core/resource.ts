import type { Call } from './call.ts';
import type { AwaitedChange } from './changes.ts';
import { isBounded } from './conditions/operators.ts';
import { choice, conditions, options as optionsOf, pasted, type Fields } from './fields.ts';
import type { ListTabs } from './list-tabs.ts';
import { orderRule } from './ranges.ts';
import { touchesDecided } from './resource/decided.ts';
import { groupingsOf } from './resource/default-groupings.ts';
import { sortsOf } from './resource/default-sorts.ts';
import type { Acts } from './resource/acts.ts';
import type { CodeOfErrors } from './resource/checked-names.ts';
import { coreFields, coreFilters, withFedFields, type CoreFeed } from './resource/core-feed.ts';
import { periodFilters, periodRange, phaseFields, withPeriod, type Effective } from './resource/effective.ts';
import type { Operation, Resource, Shape } from './resource/declaration.ts';
import type { Derived, Filters, Options, Stored } from './resource/options.ts';
import { stepActs, stepCalls } from './resource/step-acts.ts';
import type { CheckedSteps, StateOf, States, StepActs, StepCalls, Steps } from './resource/steps.ts';

export * from './resource/declaration.ts';
export { activationNoteCall } from './resource/activation-note.ts';
export { hasStatusPreview, statusPreviewCall } from './resource/status-preview.ts';
export { hasUses, prevents, usesCall, type KnownUse, type ReferencedBy, type UsedBy } from './resource/used-by.ts';
export { act, actCallsOf, type Act, type Acts, type ActPreview, type ActTarget } from './resource/acts.ts';
export * from './resource/core-feed.ts';
export * from './resource/steps.ts';
export { decisionSteps } from './resource/decision-steps.ts';
export { stepFields, stepTitles, transitionsOf } from './resource/step-acts.ts';
export {
  backdatedDays,
  cancelSchedule,
  effectiveCallsOf,
  isChangeable,
  fixedFields,
  mostPeriods,
  onlyEnds,
  periodRange,
  phases,
  type Effective,
  type Period,
  type Phase,
} from './resource/effective.ts';
export { columnNamesOf } from './resource/columns.ts';
export type { Parent } from './resource/parent.ts';
export { addressOf, placeFields, type Place } from './resource/place.ts';
export { touchesDecided, type Decided } from './resource/decided.ts';
export { ofOffice } from './resource/of-office.ts';
export { hiddenOf, shownTo } from './resource/shown-to.ts';
export { statusAction } from './resource/status-action.ts';
export {
  deleteBody,
  frame,
  pageSizesOf,
  reason,
  recordSchema,
  revealedSeconds,
  statusAllBody,
  statusBody,
} from './resource/schemas.ts';
export type { History, HistoryEntry } from './resource/history.ts';
export { callsOf, operationCall, tabCountsCall } from './resource/calls.ts';
export type {
  CallsOf,
  Changed,
  Deletion,
  ListQueryOf,
  OperationCalls,
  RevealBody,
  SavedOf,
  StatusChange,
  StatusChangeOfAll,
} from './resource/operations.ts';

const none = {} as const;

/** Filters by conditions: the groups, and how they are combined. */
const conditionFilters = {
  where: conditions(),
  match: choice(optionsOf({ all: ['Semua', 'All'], any: ['Salah satu', 'Any'] }), { required: false }),
} as const;

const takesConditions = ({ volume, list }: Pick<Resource, 'volume'> & { readonly list: object }): boolean =>
  'conditions' in list || isBounded({ volume, large: (list as { readonly large?: boolean }).large });

/**
 * Declares a module's resource and fills in the defaults: base `middle`, path of the module's name, privilege
 * `<module>:browse`, a status, no rules.
 * @example
 * export const programTypes = defineResource({
 *   module: 'program-type',
 *   title: text('Jenis program', 'Program type'),
 *   fields: { code: code(), name: line({ minimum: 3, maximum: 100 }) },
 *   label: 'name',
 *   operations: ['list', 'detail', 'lov'],
 *   volume: 100,
 *   list: { sorts: ['code', 'name'], defaultSort: ['code,asc'], search: ['code', 'name'] },
 * });
 */
export function defineResource<
  const F extends Fields,
  O extends Operation,
  const D extends Fields = typeof none,
  const L extends Fields = typeof none,
  E extends boolean = false,
  const C extends Readonly<Record<string, Call>> = typeof none,
  const N extends readonly string[] | undefined = undefined,
  const T extends ListTabs | undefined = undefined,
  const A extends Acts = typeof none,
  const K extends CoreFeed<NoInfer<keyof F & string>> | undefined = undefined,
  const SF extends string = never,
  const X extends Steps = typeof none,
  const P extends Effective<NoInfer<keyof F & string>> | undefined = undefined,
  const R extends Resource['errors'] = typeof none,
  const V extends Fields = typeof none,
>(
  options: Options<
    Stored<F, P>,
    Derived<D, K, P>,
    L,
    { operation: O; fourEyes: E; calls: C; numbers: N; tabs: T; acts: A; steps: X; effective: P; lov: V },
    R
  > & {
    readonly fields: F;
    readonly derived?: D;
    readonly coreFed?: K;
    readonly states?: States<SF & NoInfer<keyof D & string>>;
    readonly steps?: X &
      CheckedSteps<NoInfer<X>, StateOf<NoInfer<D>, NoInfer<SF>>, NoInfer<keyof F & string>, CodeOfErrors<NoInfer<R>>>;
    readonly effective?: P;
  },
): Resource<
  Stored<F, P>,
  Derived<D, K, P>,
  Filters<L, K, P>,
  {
    operation: O;
    fourEyes: E;
    calls: C & StepCalls<X>;
    numbers: N;
    tabs: T;
    acts: A & StepActs<X>;
    steps: X;
    effective: P;
    lov: V;
  }
> {
  const { coreFed, effective } = options;
  const given = options as unknown as Options<F, D, L, Shape> & { readonly states?: States; readonly steps?: Steps };
  const ranges = [...(effective ? [periodRange] : []), ...(given.ranges ?? [])];
  const steps = given.steps ?? none;
  const place = { base: 'middle', path: options.module, privilege: `${options.module}:browse`, ...given } as const;
  const declared = {
    status: true,
    errors: {},
    lov: none,
    fourEyes: false,
    awaitsApproval: (change: AwaitedChange) =>
      given.fourEyes === true && (given.decided === undefined || touchesDecided(given.decided, change)),
    stepUp: none,
    reasonFor: given.parent?.takes ? [given.parent.field] : [],
    usedBy: none,
    queues: none,
    ...(effective ? { approvedBy: 'above-branch' as const } : {}),
    ...place,
    calls: { ...given.calls, ...stepCalls(steps, place) },
    acts: { ...given.acts, ...stepActs(steps, given.states) },
    steps,
    ...(coreFed ? { coreFed, fields: withFedFields(options.fields, coreFed) } : {}),
    ...(effective ? { effective, fields: withPeriod(options.fields, effective) } : {}),
    derived: { ...options.derived, ...(coreFed ? coreFields : {}), ...(effective ? phaseFields : {}) },
    titles: given.titles ?? none,
    ranges,
    rules: [...ranges.map(orderRule), ...(given.rules ?? [])],
    list: {
      search: [],
      ...given.list,
      filters: {
        ...given.list.filters,
        ...(coreFed ? coreFilters : {}),
        ...(effective ? periodFilters : {}),
        ...(given.list.numbers ? { numbers: pasted() } : {}),
        ...(takesConditions(given) ? conditionFilters : {}),
      },
    },
  };
  const sorted = { ...declared, list: { ...declared.list, sorts: sortsOf(declared as unknown as Resource) } };
  const groupings = groupingsOf(sorted as unknown as Resource);
  const { groupings: _stated, ...list } = sorted.list as unknown as Resource['list'];
  return { ...declared, list: { ...list, ...(groupings ? { groupings } : {}) } } as unknown as ReturnType<
    typeof defineResource<F, O, D, L, E, C, N, T, A, K, SF, X, P, R, V>
  >;
}

/**
 * The fields whose values name a record.
 * @example
 * labelFields({ label: 'name' }); // ['name']
 */
export const labelFields = ({ label }: Pick<Resource, 'label'>): readonly string[] =>
  typeof label === 'string' ? [label] : label;
