import * as z from 'zod/mini';
import type { Base } from './bases.ts';
import { call, type Call } from './call.ts';
import { bulkLimit, namedLimit, pageSizes } from './envelope.ts';
import { tabCallsOf, type ListTabs } from './list-tabs.ts';
import { numberCallsOf } from './pasted-numbers.ts';
import { personalDataKinds } from './downloads.ts';
import { changeCallsOf, proposed, type AwaitedChange, type ChangeAction } from './changes.ts';
import { inFlagGroup, type FlagGroup } from './flag-groups.ts';
import { hiddenFrom, pasted, type Fields, type ValuesOf } from './fields.ts';
import { objectOf, type Rule } from './validation.ts';
import { orderRule, type DateRange } from './ranges.ts';
import type { NeededOffice } from './page-needs.ts';
import type { Text } from './text.ts';

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

/** A module's record, its rules and its calls, written once (ARCHITECTURE.md, "Contracts: the one source"). */
export interface Resource<F extends Fields = Fields, D extends Fields = Fields, L extends Fields = Fields> {
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
  /** Fields that begin and end something: an end equal to its start is moved one day later, one before it is refused. */
  readonly ranges: readonly DateRange[];
  readonly list: {
    readonly filters: L;
    readonly sorts: readonly string[];
    /** `field,asc` or `field,desc`, at most two. */
    readonly defaultSort: readonly string[];
    /** Fields searched by the search box; none: no box. */
    readonly search: readonly string[];
    /** Fields by which many records are found at once, by up to 500 pasted numbers; the filter `numbers` follows. */
    readonly numbers?: readonly string[];
    /** Parts of a list of work with their counts, over one of its filters; the list opens on the first. */
    readonly tabs?: ListTabs;
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
  readonly operations: readonly Operation[];
  /** Some of its changes take effect only when a second person approves (docs/model/platform.md#change-requests). */
  readonly fourEyes: boolean;
  /** Which changes of a four-eyes module those are; those that `decided` names, or all of them, unless given. */
  readonly awaitsApproval: { awaits(change: AwaitedChange): boolean }['awaits'];
  /** Of records whose own `state` a second person decides on: what one person may still change by then. */
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
  readonly calls: Readonly<Record<string, Call>>;
  /** Rows expected in production. */
  readonly volume: number;
}

/**
 * What of a record may change without a second person, by its `state`. In every state that is not named here a change of
 * any other field awaits approval, or is refused (docs/model/platform.md#change-requests).
 */
export interface Decided {
  /** States that nobody has decided on yet: everything may change. */
  readonly undecided: readonly string[];
  /** Fields without effect on anything but their own display. */
  readonly harmless: readonly string[];
  /** Fields whose change sends the record back to an undecided state. */
  readonly reopening?: readonly string[];
}

/** Whether a change of a decided record touches what a second person decided on. */
export function touchesDecided(
  { undecided, harmless, reopening = [] }: Decided,
  { action, before, values }: Pick<AwaitedChange, 'action' | 'before' | 'values'>,
): boolean {
  if (action !== 'update' || !before || !values || undecided.includes(String(before['state']))) return false;
  const free = [...harmless, ...reopening];
  const said = (value: unknown): string => JSON.stringify(value ?? null);
  return Object.keys(values).some(
    (name) => name in before && !free.includes(name) && said(values[name]) !== said(before[name]),
  );
}

/** Which changes of a resource ask for a fresh proof. */
export type StepUp = Partial<Readonly<Record<ChangeAction, true | { asks(change: AwaitedChange): boolean }['asks']>>>;

/** What the calls of an operation declare of it. */
const stepUpOf = (asks: StepUp[ChangeAction]): Pick<Call, 'stepUp'> =>
  asks === undefined ? {} : { stepUp: asks === true ? 'always' : 'by-change' };

type Options<F extends Fields, D extends Fields, L extends Fields> = Pick<
  Resource<F, D, L>,
  'module' | 'title' | 'fields' | 'label' | 'operations' | 'volume'
> &
  Partial<Omit<Resource<F, D, L>, 'list'>> & {
    readonly list: Partial<Resource<F, D, L>['list']> & { readonly defaultSort: readonly string[] };
  };

const none = {} as const;

/** Declares a module's resource; fills in what the convention gives. */
export function defineResource<
  const F extends Fields,
  const D extends Fields = typeof none,
  const L extends Fields = typeof none,
>(options: Options<F, D, L>): Resource<F, D, L> {
  return {
    base: 'middle',
    path: options.module,
    privilege: `${options.module}:browse`,
    derived: none as unknown as D,
    status: true,
    titles: {},
    ranges: [],
    errors: {},
    calls: {},
    lov: none,
    fourEyes: false,
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

/** Schemas of what the services add to every record. */
export const frame = {
  secureId: z.uuid(),
  version: z.int(),
  createdBy: z.string(),
  createdAt: z.string(),
  updatedBy: z.string(),
  updatedAt: z.string(),
};
const reason = z.string().check(z.minLength(5), z.maxLength(255));
const item = z.object({ secureId: z.uuid(), version: z.int() });

/** Body of a single or multiple status change: all or nothing. */
export const statusBody = z.object({
  items: z.array(item).check(z.minLength(1), z.maxLength(bulkLimit)),
  reason: z.nullish(reason),
});
/** Body of a change over a whole filter: refused when the server counts another number. */
export const statusAllBody = z.object({
  filter: z.record(z.string(), z.unknown()),
  expectedCount: z.int(),
  reason: z.nullish(reason),
});
/** Body of a delete. */
export const deleteBody = z.object({ secureId: z.uuid(), version: z.int(), reason });

const optional = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(field.schema)]));

/** Body of a reveal: one personal field, and why it must be read. */
const revealBody = z.object({ field: z.string(), reason: z.string().check(z.minLength(10), z.maxLength(255)) });
export type RevealBody = z.infer<typeof revealBody>;
/** Seconds after which a screen hides a revealed value again. */
export const revealedSeconds = 60;

/** What a list of values is asked: a search, or the names of records already chosen, which may be inactive by now. */
const lovQuery = (resource: Resource) =>
  z.object({
    search: z.optional(z.string()),
    secureId: z.optional(z.array(z.uuid()).check(z.maxLength(bulkLimit))),
    code: z.optional(z.array(z.string()).check(z.maxLength(bulkLimit))),
    ...optional(resource.lov),
  });

/** Schema of the record as the services answer it. */
export const recordSchema = (resource: Resource) =>
  z.object({
    ...frame,
    ...(resource.status ? { status: z.enum(['active', 'inactive']) } : {}),
    ...Object.fromEntries(
      Object.entries({ ...resource.fields, ...resource.derived }).map(([name, field]) => [name, field.schema]),
    ),
  });

/** Rows that a page of a list may have, the fewest first. */
export const pageSizesOf = ({ list: { size } }: Pick<Resource, 'list'>): readonly number[] =>
  size === undefined ? pageSizes : [...new Set([...pageSizes, size])].toSorted((one, other) => one - other);

/** What a list is asked. Records that are named are answered as far as they pass the filters: rows that were ticked before a page was reloaded. */
const listQuery = (resource: Resource) =>
  z.object({
    secureId: z.optional(z.array(z.uuid()).check(z.maxLength(namedLimit))),
    page: z.optional(z.int()),
    size: z.optional(z.union(pageSizesOf(resource).map((size) => z.literal(size)))),
    sort: z.optional(z.array(z.string())),
    search: z.optional(z.string()),
    ...optional(resource.list.filters),
  });

/** What a list is filtered and sorted by: a filter is its own field, also where a field of the record has its name. */
const askedFields = ({ fields, derived, list }: Resource): Fields => ({ ...fields, ...derived, ...list.filters });

/** Fields of its record that a user with this flag does not see. */
export const hiddenOf = ({ fields, derived }: Pick<Resource, 'fields' | 'derived'>, flag: string): readonly string[] =>
  hiddenFrom(flag, { ...fields, ...derived });

/** The resource as the screens of a user with this flag know it: filters, sorts and files that are not theirs left out. */
export function shownTo<R extends Resource>(resource: R, flag: string): R {
  const { list, operations: all } = resource;
  const filters = hiddenFrom(flag, list.filters);
  const hidden = hiddenOf(resource, flag);
  const exports = list.exportGroup === undefined || inFlagGroup(flag, list.exportGroup);
  if (filters.length + hidden.length === 0 && exports) return resource;
  const sorts = list.sorts.filter((name) => !hidden.includes(name));
  return {
    ...resource,
    operations: exports ? all : all.filter((operation) => operation !== 'download'),
    list: {
      ...list,
      sorts,
      ...(list.columns ? { columns: list.columns.filter((name) => !hidden.includes(name)) } : {}),
      filters: Object.fromEntries(Object.entries(list.filters).filter(([name]) => !filters.includes(name))),
    },
  };
}

/** What the counts of tabs are asked under: the list's search and filters. */
const tabQuery = (resource: Resource) =>
  z.object({ search: z.optional(z.string()), ...optional(resource.list.filters) }) as z.ZodMiniType<object>;

/** The calls of a resource: one for every operation it names, and its own. */
export function callsOf(resource: Resource): Readonly<Record<string, Call>> {
  const { path, base, module, privilege } = resource;
  const record = recordSchema(resource);
  const { fourEyes, stepUp } = resource;
  const fields = objectOf(resource.fields) as z.ZodMiniType<unknown>;
  const body = fourEyes ? z.intersection(fields, z.object({ reason: z.nullish(z.string()) })) : fields;
  const saved = fourEyes ? z.union([record, proposed]) : record;
  const list = z.object({
    rows: z.array(record),
    total: z.int(),
    totalCapped: z.optional(z.boolean()),
    page: z.int(),
    size: z.int(),
  });
  const changed = z.object({
    changed: z.int(),
    skipped: z.optional(z.array(z.object({ secureId: z.string(), label: z.string(), code: z.string() }))),
    runId: z.optional(z.string()),
    /** What "all" changed, by name, beside what it skipped. */
    changedRecords: z.optional(z.array(z.object({ secureId: z.string(), label: z.string() }))),
    ...(fourEyes ? { /** Changes that await a second person. */ waiting: z.optional(z.int()) } : {}),
  });
  const make = (operation: Operation, rest: Omit<Call, 'name' | 'base' | 'summary'>): Call =>
    call({ name: `${module}.${operation}`, base, summary: `${resource.title.en}: ${operation}`, ...rest });
  const all: Record<Operation, () => Call> = {
    list: () =>
      make('list', {
        method: 'GET',
        path,
        access: { privilege, action: 'view' },
        query: listQuery(resource),
        fields: askedFields(resource),
        result: list,
      }),
    detail: () =>
      make('detail', {
        method: 'GET',
        path: `${path}/{secureId}`,
        access: { privilege, action: 'view' },
        result: record,
      }),
    create: () =>
      make('create', {
        method: 'POST',
        path,
        access: { privilege, action: 'create' },
        body,
        result: saved,
        idempotent: true,
        ...stepUpOf(stepUp.create),
      }),
    update: () =>
      make('update', {
        method: 'PUT',
        path,
        access: { privilege, action: 'update' },
        body: z.intersection(item, body),
        result: saved,
        ...stepUpOf(stepUp.update),
      }),
    delete: () =>
      make('delete', {
        method: 'DELETE',
        path,
        access: { privilege, action: 'delete' },
        body: deleteBody,
        ...stepUpOf(stepUp.delete),
      }),
    activate: () =>
      make('activate', {
        method: 'PUT',
        path: `${path}/activate`,
        access: { privilege, action: 'status' },
        body: statusBody,
        result: changed,
        ...stepUpOf(stepUp.activate),
      }),
    deactivate: () =>
      make('deactivate', {
        method: 'PUT',
        path: `${path}/deactivate`,
        access: { privilege, action: 'status' },
        body: statusBody,
        result: changed,
        ...stepUpOf(stepUp.deactivate),
      }),
    'activate-all': () =>
      make('activate-all', {
        method: 'PUT',
        path: `${path}/activate-all`,
        access: { privilege, action: 'status-all' },
        body: statusAllBody,
        result: changed,
        ...(stepUp.activate ? stepUpOf(true) : {}),
      }),
    'deactivate-all': () =>
      make('deactivate-all', {
        method: 'PUT',
        path: `${path}/deactivate-all`,
        access: { privilege, action: 'status-all' },
        body: statusAllBody,
        result: changed,
        ...(stepUp.deactivate ? stepUpOf(true) : {}),
      }),
    // Lists of values are found below one base, wherever their resource is: a field names the path alone.
    lov: () => ({
      ...make('lov', {
        method: 'GET',
        path: `${path}/lov`,
        access: 'session',
        query: lovQuery(resource),
        result: z.array(z.object({ secureId: z.string(), code: z.string(), name: z.string() })),
      }),
      base: 'middle',
    }),
    download: () =>
      make('download', {
        method: 'GET',
        path: `${path}/download`,
        access: { privilege, action: 'export' },
        query: z.intersection(
          listQuery(resource),
          z.object({
            format: z.enum(['csv', 'xlsx']),
            columns: z.optional(z.array(z.string())),
            reason: z.optional(z.string()),
            personalData: z.optional(z.enum(personalDataKinds)),
          }),
        ),
        fields: askedFields(resource),
        ...(resource.list.exportGroup ? { flagGroup: resource.list.exportGroup } : {}),
        download: true,
        errors: ['EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
      }),
    reveal: () =>
      make('reveal', {
        method: 'POST',
        path: `${path}/{secureId}/reveal`,
        access: { privilege, action: 'view' },
        body: revealBody,
        result: z.object({ value: z.unknown() }),
        errors: ['REVEAL_LIMIT'],
      }),
    unique: () =>
      make('unique', {
        method: 'POST',
        path: `${path}/unique`,
        access: { privilege, action: 'view' },
        reads: true,
        body: z.object({ field: z.string(), value: z.string(), secureId: z.optional(z.uuid()) }),
        result: z.object({ valid: z.boolean() }),
      }),
  };
  return {
    ...Object.fromEntries(resource.operations.map((operation) => [operation, all[operation]()])),
    ...(fourEyes ? changeCallsOf(resource) : {}),
    ...(resource.list.numbers ? numberCallsOf(resource) : {}),
    ...(resource.list.tabs ? tabCallsOf(resource, tabQuery(resource), askedFields(resource)) : {}),
    ...resource.calls,
  };
}
