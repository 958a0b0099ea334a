import type { Base } from './bases.ts';
import type { Call } from './call.ts';
import type { AwaitedChange, ChangeAction } from './changes.ts';
import { pasted, type Fields, type ValuesOf } from './fields.ts';
import type { FlagGroup } from './flag-groups.ts';
import type { ListTabs } from './list-tabs.ts';
import type { NeededOffice } from './page-needs.ts';
import { orderRule, type DateRange } from './ranges.ts';
import { touchesDecided, type Decided } from './resource/decided.ts';
import type { Text } from './text.ts';
import type { Rule } from './validation.ts';

export { touchesDecided, type Decided } from './resource/decided.ts';
export { hiddenOf, shownTo } from './resource/shown-to.ts';
export {
  deleteBody,
  frame,
  pageSizesOf,
  recordSchema,
  revealedSeconds,
  statusAllBody,
  statusBody,
} from './resource/schemas.ts';
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

export const operations = [
  'list',
  'detail',
  'create',
  'update',
  'delete',
  'activate',
  'deactivate',
  'activate-all',
  'deactivate-all',
  'lov',
  'download',
  'unique',
  'reveal',
] as const;
export type Operation = (typeof operations)[number];

/** What the services add to every record. */
export interface RecordFrame {
  readonly secureId: string;
  /** Raised by every change; an update that names another one is 409 STALE_VERSION. */
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly updatedBy: string;
  readonly updatedAt: string;
}

export type Status = 'active' | 'inactive';

/** What of a declaration decides which calls a resource has; known to the types, so that `callsOf` knows them. */
export interface Shape {
  readonly operation: Operation;
  readonly fourEyes: boolean;
  readonly calls: Readonly<Record<string, Call>>;
  readonly numbers: readonly string[] | undefined;
  readonly tabs: ListTabs | undefined;
}

/**
 * A module's record, its rules and its calls, written once (ARCHITECTURE.md, "Contracts: the one source"). `F` are the
 * fields that staff keep, `D` those the services derive, `L` the filters of the list.
 */
export interface Resource<
  F extends Fields = Fields,
  D extends Fields = Fields,
  L extends Fields = Fields,
  S extends Shape = Shape,
> {
  /** The route's name, e.g. `card-types`; also the folder, and the module of audit entries. */
  readonly module: string;
  readonly base: Base;
  /** Path below the base; the module's name unless the model says otherwise. */
  readonly path: string;
  readonly privilege: string;
  /** What the record is called on screens. */
  readonly title: Text;
  /** What staff keep. */
  readonly fields: F;
  /** What the server works out and adds to the answer; never accepted in a body. */
  readonly derived: D;
  /** What fields and filters are called on screens and in files, read by `titleOf` of titles.ts. */
  readonly titles: Readonly<Record<string, Text>>;
  /** True: the record has `status` active or inactive. */
  readonly status: boolean;
  readonly rules: readonly Rule<ValuesOf<F>>[];
  /**
   * Fields that begin and end something: an end equal to its start is moved one day later, one before it is refused.
   */
  readonly ranges: readonly DateRange[];
  readonly list: {
    readonly filters: L;
    readonly sorts: readonly string[];
    /** `field,asc` or `field,desc`, at most two. */
    readonly defaultSort: readonly string[];
    /** Fields searched by the search box; none: no box. */
    readonly search: readonly string[];
    /** Fields by which many records are found at once, by up to 500 pasted numbers; the filter `numbers` follows. */
    readonly numbers?: S['numbers'];
    /** Parts of a list of work with their counts, over one of its filters; the list opens on the first. */
    readonly tabs?: S['tabs'];
    /** Without a filter or a search only admins read it. */
    readonly needsFilter?: boolean;
    /** Above a million rows the total is counted to 10,000 at most. */
    readonly large?: boolean;
    /** Fields that are columns of the list and of its exported file, in order; none: all fields. */
    readonly columns?: readonly string[];
    /** Rows of its pages, where the model names a number; the first of `pageSizes` unless given. */
    readonly size?: number;
    /** Its export must say why. */
    readonly exportReason?: boolean;
    /** Only head office exports it: mapping NATIONAL, or an admin. */
    readonly exportNational?: boolean;
    /** Whose screens export it; everybody's whose level does unless given. */
    readonly exportGroup?: FlagGroup;
  };
  /** By which others may narrow the list of values, besides a search. */
  readonly lov: Fields;
  readonly operations: readonly S['operation'][];
  /** Some of its changes take effect only when a second person approves (docs/model/platform.md#change-requests). */
  readonly fourEyes: S['fourEyes'];
  /** Which changes of a four-eyes module those are; those that `decided` names, or all of them, unless given. */
  readonly awaitsApproval: { awaits(change: AwaitedChange): boolean }['awaits'];
  /** For records whose `state` a second person decides: what one person may still change after the decision. */
  readonly decided?: Decided;
  /**
   * Changes that ask for a fresh proof of the person, before they take effect or are proposed: `true`, or a function of
   * the change. The approval of such changes asks for one as well.
   */
  readonly stepUp: StepUp;
  /** Offices whose people alone write it, whatever level a role gives; those of all with the level unless given. */
  readonly writtenBy?: NeededOffice;
  /** Field whose value names the record on screens and in the audit trail; of several, one after the other. */
  readonly label: string | readonly string[];
  /** The module's own error codes with their texts; `status` defaults to 409. */
  readonly errors: Readonly<Record<string, { readonly status?: number; readonly text: Text }>>;
  /** The module's own calls besides the operations. */
  readonly calls: S['calls'];
  /** Rows expected in production. */
  readonly volume: number;
}

/** Which changes of a resource ask for a fresh proof. */
export type StepUp = Partial<Readonly<Record<ChangeAction, true | { asks(change: AwaitedChange): boolean }['asks']>>>;

type Options<F extends Fields, D extends Fields, L extends Fields, S extends Shape> = Pick<
  Resource<F, D, L, S>,
  'module' | 'title' | 'fields' | 'label' | 'operations' | 'volume'
> &
  Partial<Omit<Resource<F, D, L, S>, 'list'>> & {
    readonly list: Partial<Omit<Resource['list'], 'filters' | 'numbers' | 'tabs' | 'defaultSort'>> & {
      readonly filters?: L;
      readonly numbers?: S['numbers'];
      readonly tabs?: S['tabs'];
      readonly defaultSort: readonly string[];
    };
  };

const none = {} as const;

/**
 * Declares a module's resource; fills in what the convention gives.
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
>(
  options: Options<F, D, L, { operation: O; fourEyes: E; calls: C; numbers: N; tabs: T }>,
): Resource<F, D, L, { operation: O; fourEyes: E; calls: C; numbers: N; tabs: T }> {
  return {
    base: 'middle',
    path: options.module,
    privilege: `${options.module}:browse`,
    derived: none as unknown as D,
    status: true,
    titles: {},
    ranges: [],
    errors: {},
    calls: none as unknown as C,
    lov: none,
    fourEyes: false as E,
    awaitsApproval: (change) =>
      options.fourEyes === true && (options.decided === undefined || touchesDecided(options.decided, change)),
    stepUp: none,
    ...options,
    rules: [...(options.ranges ?? []).map(orderRule), ...(options.rules ?? [])],
    list: {
      sorts: [],
      search: [],
      ...options.list,
      filters: {
        ...(options.list.filters ?? none),
        ...(options.list.numbers ? { numbers: pasted() } : {}),
      } as unknown as L,
    },
  };
}

/** The fields whose values name a record. */
export const labelFields = ({ label }: Pick<Resource, 'label'>): readonly string[] =>
  typeof label === 'string' ? [label] : label;

/** The record as the services answer it. */
export type RecordOf<R extends Resource> = RecordFrame & { readonly status: Status } & ValuesOf<R['fields']> &
  ValuesOf<R['derived']>;
/** The body of a create. */
export type CreateOf<R extends Resource> = ValuesOf<R['fields']>;
/** The body of an update: the full record with secureId and version. */
export type UpdateOf<R extends Resource> = ValuesOf<R['fields']> & Pick<RecordFrame, 'secureId' | 'version'>;
