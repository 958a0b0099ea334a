// Long: what a resource may declare, in one place.
import type { Base } from '../bases.ts';
import type { Call } from '../call.ts';
import type { Operators } from '../conditions/declared.ts';
import type { AwaitedChange, ChangeAction } from '../changes.ts';
import type { Fields, ValuesOf } from '../field.ts';
import type { FlagGroup } from '../flag-groups.ts';
import type { ListTabs } from '../list-tabs.ts';
import type { NeededOffice } from '../page-needs.ts';
import type { Queues } from '../queues.ts';
import type { DateRange } from '../ranges.ts';
import type { ReferencesOf } from '../reference.ts';
import type { Text } from '../text.ts';
import type { Groupings } from '../totals.ts';
import type { Rule } from '../validation.ts';
import type { Acts } from './acts.ts';
import type { CoreFeed } from './core-feed.ts';
import type { Decided } from './decided.ts';
import type { Effective } from './effective.ts';
import type { MasterData } from './master-data.ts';
import type { NeededFilters } from './needed-filters.ts';
import type { Parent } from './parent.ts';
import type { Place } from './place.ts';
import type { States, Steps } from './steps.ts';
import type { UsedBy } from './used-by.ts';

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
  'history',
] as const;
export type Operation = (typeof operations)[number];

/**
 * Operations of records that people create, change, disable and delete.
 * @example operations: [...recordOperations, 'download', 'unique']
 */
export const recordOperations = [
  'list',
  'detail',
  'create',
  'update',
  'delete',
  'activate',
  'deactivate',
] as const satisfies readonly Operation[];

/** Fields that the server adds to every record. */
export interface RecordFrame {
  readonly secureId: string;
  /** Increases with every change; an update with another version is 409 STALE_VERSION. */
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly updatedBy: string;
  readonly updatedAt: string;
}

export type Status = 'active' | 'inactive';

/** The type parameters of a declaration from which `callsOf` derives the type of its calls. */
export interface Shape {
  readonly operation: Operation;
  readonly fourEyes: boolean;
  readonly calls: Readonly<Record<string, Call>>;
  readonly numbers: readonly string[] | undefined;
  readonly tabs: ListTabs | undefined;
  readonly acts: Acts;
  readonly steps: Steps;
  readonly effective: Effective | undefined;
  readonly lov: Fields;
}

/**
 * A module's record, its rules and its calls (ARCHITECTURE.md, "Contracts: the one source"). `F` are the fields that
 * staff edit, `D` those that the server derives, `L` the filters of the list.
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
  /** Path below the base; the module's name unless given. */
  readonly path: string;
  readonly privilege: string;
  /** Name of the record on screens. */
  readonly title: Text;
  /** Fields that staff edit. */
  readonly fields: F;
  /** Fields that the server computes for the answer; never accepted in a body. */
  readonly derived: D;
  /** Titles of fields and filters on screens and in files; read them by `titleOf`. */
  readonly titles: Readonly<Record<string, Text>>;
  /** The record has `status` active or inactive. */
  readonly status: boolean;
  readonly rules: readonly Rule<ValuesOf<F>>[];
  /** Start and end fields: an end equal to its start moves one day later, an end before its start is refused. */
  readonly ranges: readonly DateRange[];
  readonly list: {
    /** `mainFilters`: at most three that stand on the bar of the list; the first ones unless given. */
    readonly filters: L;
    readonly mainFilters?: readonly string[];
    readonly sorts: readonly string[];
    /** `field,asc` or `field,desc`, at most two. */
    readonly defaultSort: readonly string[];
    /** Fields that the search box searches; no box when empty. */
    readonly search: readonly string[];
    /** Fields compared with up to 500 pasted numbers. Adds the filter `numbers`. */
    readonly numbers?: S['numbers'];
    /**
     * Operators by field, besides or in place of those that follow from the kinds (`core/conditions/declared.ts`); an
     * empty list takes the conditions of a field away. Above `boundedVolume` rows each needs an index.
     */
    readonly conditions?: Operators;
    /** Totals of its rows, and what is summed; bounded lists are grouped by what has few values unless given. */
    readonly groupings?: Groupings;
    /** Tabs with row counts over one of the filters; the list opens on the first. */
    readonly tabs?: S['tabs'];
    /** Only admins may read it whole; or only users of all branches, and admins; or nobody, without these filters. */
    readonly needsFilter?: boolean | 'outside-national' | NeededFilters;
    /** Above a million rows, counted to 10,000 at most. */
    readonly large?: boolean;
    /** Columns of the list and of its exported file, in order; all fields unless given. */
    readonly columns?: readonly string[];
    /** Rows of a page; as many of `pageSizes` as the window shows unless given. */
    readonly size?: number;
    /** An export needs a reason. */
    readonly exportReason?: boolean;
    /** Only head office may export it: mapping NATIONAL, or an admin. */
    readonly exportNational?: boolean;
    /** Flag group that may export it; every user with the action `export` unless given. */
    readonly exportGroup?: FlagGroup;
  };
  /** Parameters of the list of values besides the search. */
  readonly lov: S['lov'];
  readonly operations: readonly S['operation'][];
  /** Some of its changes take effect only when a second person approves (docs/model/platform.md#change-requests). */
  readonly fourEyes: S['fourEyes'];
  /** Whether a change of a four-eyes module needs approval; by `decided`, or always, unless given. */
  readonly awaitsApproval: { awaits(change: AwaitedChange): boolean }['awaits'];
  /** Audits reads without personal data too: each opened record, and each list under one of these filters. */
  readonly auditsReads?: { readonly byFilters: readonly string[] };
  /** For records with a decided `state`: which fields may change after the decision without a second person. */
  readonly decided?: Decided;
  /** Changes that need a fresh proof of identity: `true`, or a function. Their approval needs one too. */
  readonly stepUp: StepUp;
  /** Only users of these offices may write it, whatever their level; every office unless given. */
  readonly writtenBy?: NeededOffice;
  /** Users of other offices than this may change only these fields, and no state; everybody all fields unless given. */
  readonly writtenInPart?: { readonly office: NeededOffice; readonly others: readonly string[] };
  /** Field, or fields in order, whose values name the record on screens and in the audit trail. */
  readonly label: string | readonly string[];
  /** Three facts that stand first on its page; the first ones unless given. */
  readonly summary?: readonly string[];
  /** Fields that name the record where others refer to it; `code`, where it has one, and the label unless given. */
  readonly choice?: { readonly code: string; readonly name: string };
  /** Fields whose change needs a reason. */
  readonly reasonFor: readonly string[];
  readonly parent?: Parent;
  readonly place?: Place;
  /** Address of its list below a parent: `branch/{branchId}/rates`, in which `branchId` is one of its filters. */
  readonly nested?: string;
  /** Modules whose records use this one, and what they prevent. */
  readonly usedBy: Readonly<Record<string, UsedBy>>;
  /** The question before one is switched on says what follows from it. */
  readonly tellsActivation?: boolean;
  /** The module's own error codes with their texts; `status` defaults to 409. */
  readonly errors: Readonly<Record<string, { readonly status?: number; readonly text: Text }>>;
  /** The field that says the state of its records. */
  readonly states?: States;
  /** What happens to its records, from state to state or within one. */
  readonly steps: S['steps'];
  /** Work that waits in its list: counters of the home page, and what desks take next. */
  readonly queues: Queues;
  /** What can be done to one record, or to many, besides the operations. */
  readonly acts: S['acts'];
  /** The module's own calls besides the operations. */
  readonly calls: S['calls'];
  /** Set for records mastered by the core financing system; `effective` for those that hold for a period. */
  readonly coreFed?: CoreFeed;
  readonly effective?: S['effective'];
  /** Only users of these offices decide on its changes; every office unless given. */
  readonly approvedBy?: NeededOffice;
  /** Set for master data: listed in the overview of all master data, and offered to its reports. */
  readonly masterData?: MasterData;
  /** Rows expected in production. */
  readonly volume: number;
}

/** Changes of a resource that need a fresh proof of identity. */
export type StepUp = Partial<Readonly<Record<ChangeAction, true | { asks(change: AwaitedChange): boolean }['asks']>>>;

/** The status of records that may be inactive; some derive a status with words of their own. */
type StatusOf<D extends Fields> = string extends keyof D
  ? { readonly status: Status }
  : 'status' extends keyof D
    ? unknown
    : { readonly status: Status };
/** The record in an answer. */
export type RecordOf<R extends Resource> = RecordFrame &
  StatusOf<R['derived']> &
  ValuesOf<R['fields']> &
  ValuesOf<R['derived']> &
  ReferencesOf<R['fields'] & R['derived']>;
/** The body of a create. */
export type CreateOf<R extends Resource> = ValuesOf<R['fields']>;
/** The body of an update: the full record with secureId and version. */
export type UpdateOf<R extends Resource> = ValuesOf<R['fields']> & Pick<RecordFrame, 'secureId' | 'version'>;
