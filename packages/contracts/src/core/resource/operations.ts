import type * as z from 'zod/mini';
import type { Call } from '../call.ts';
import type { changeCallsOf, proposed } from '../changes.ts';
import type { PersonalData } from '../downloads.ts';
import type { Choice, ListResult } from '../envelope.ts';
import type { ValuesOf } from '../fields.ts';
import type { tabCallsOf } from '../list-tabs.ts';
import type { numberCallsOf } from '../pasted-numbers.ts';
import type { ActCalls } from './acts.ts';
import type { effectiveCallsOf } from './effective.ts';
import type { History } from './history.ts';
import type { CreateOf, RecordOf, Resource, UpdateOf } from './declaration.ts';

/** Parameters of every list: page from 1, rows per page, sorts as `field,asc`, search text, ids of records. */
export interface ListParameters {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: readonly string[];
  readonly search?: string | null;
  readonly secureId?: readonly string[];
  /** Conditions with operators, each a group (`core/conditions/where.ts`), and how the groups are combined. */
  readonly where?: readonly string[];
  readonly match?: 'all' | 'any';
}

/** Parameters of a resource's list: those of every list, and its filters. */
export type ListQueryOf<R extends Resource> = ListParameters & {
  readonly [Name in keyof R['list']['filters']]?: ValuesOf<R['list']['filters']>[Name] | null;
} & WhenDeclared<R['list']['numbers'], { readonly numbers?: string | null }>;

/** Body of a change of status. */
export interface StatusChange {
  readonly items: readonly { readonly secureId: string; readonly version: number }[];
  /** 5-255 characters; required by every deactivation. */
  readonly reason?: string | null;
}

/** Body of a change of status of all records that match a filter. */
export interface StatusChangeOfAll {
  readonly filter: Readonly<Record<string, unknown>>;
  /** Number of records that the list showed. The server answers 409 COUNT_CHANGED when it counts another number. */
  readonly expectedCount: number;
  readonly reason?: string | null;
}

/** Body of a delete. `reason` has 5-255 characters. */
export interface Deletion {
  readonly secureId: string;
  readonly version: number;
  readonly reason: string;
}

/** Body of a reveal: one personal field, and the reason in 10-255 characters. */
export interface RevealBody {
  readonly field: string;
  readonly reason: string;
}

/** Answer of a change of status. */
export interface Changed {
  readonly changed: number;
  /** Records that were not changed, each with an error code. */
  readonly skipped?: readonly { readonly secureId: string; readonly label: string; readonly code: string }[];
  /** Records that a change of all changed. */
  readonly changedRecords?: readonly { readonly secureId: string; readonly label: string }[];
  /** The run that continues the change in the background. */
  readonly runId?: string;
  /** Number of change requests created, in a four-eyes module. */
  readonly waiting?: number;
}

/** Answer of a create or update: the record, or in a four-eyes module the change request. */
export type SavedOf<R extends Resource> = R['fourEyes'] extends false
  ? RecordOf<R>
  : RecordOf<R> | z.infer<typeof proposed>;

/** The calls of the operations, with the types of their parameters, bodies and answers. */
export interface OperationCalls<R extends Resource> {
  readonly list: Call<ListQueryOf<R>, unknown, ListResult<RecordOf<R>>>;
  readonly detail: Call<unknown, unknown, RecordOf<R>>;
  readonly create: Call<unknown, CreateOf<R>, SavedOf<R>>;
  readonly update: Call<unknown, UpdateOf<R>, SavedOf<R>>;
  readonly delete: Call<unknown, Deletion, null>;
  readonly activate: Call<unknown, StatusChange, Changed>;
  readonly deactivate: Call<unknown, StatusChange, Changed>;
  readonly 'activate-all': Call<unknown, StatusChangeOfAll, Changed>;
  readonly 'deactivate-all': Call<unknown, StatusChangeOfAll, Changed>;
  readonly lov: Call<LovQueryOf<R>, unknown, readonly Choice[]>;
  readonly download: Call<DownloadQueryOf<R>>;
  readonly unique: Call<
    unknown,
    { readonly field: string; readonly value: string; readonly secureId?: string },
    { readonly valid: boolean }
  >;
  readonly reveal: Call<unknown, RevealBody, { readonly value: unknown }>;
  readonly history: Call<{ readonly before?: string }, unknown, History>;
}

/** Parameters of a list of values: a search, chosen records by id or code, and the resource's own parameters. */
export type LovQueryOf<R extends Resource> = {
  readonly search?: string | null;
  readonly secureId?: readonly string[];
  readonly code?: readonly string[];
} & { readonly [Name in keyof R['lov']]?: ValuesOf<R['lov']>[Name] | null };

/** Parameters of an export: those of the list, and the format of the file. */
export type DownloadQueryOf<R extends Resource> = ListQueryOf<R> & {
  readonly format: 'csv' | 'xlsx';
  readonly columns?: readonly string[];
  readonly reason?: string;
  readonly personalData?: PersonalData;
};

/** `Then` when the resource declares the part; an undeclared part has the type `undefined`. */
type WhenDeclared<Part, Then> = [NonNullable<Part>] extends [never] ? unknown : Then;

/**
 * The calls that a resource declares: one for each of its operations, those of change requests, pasted numbers and tabs
 * where it has them, and its own. For a plain {@link Resource}, whose calls are unknown to the types, any name is
 * allowed.
 */
export type CallsOf<R extends Resource> = string extends keyof R['calls']
  ? Readonly<Record<string, Call>>
  : Pick<OperationCalls<R>, Exclude<R['operations'][number], keyof R['calls']>> &
      (R['fourEyes'] extends true ? ReturnType<typeof changeCallsOf> : unknown) &
      WhenDeclared<R['list']['numbers'], ReturnType<typeof numberCallsOf>> &
      WhenDeclared<R['list']['tabs'], ReturnType<typeof tabCallsOf>> &
      WhenDeclared<R['effective'], ReturnType<typeof effectiveCallsOf>> &
      ActCalls<R['acts']> &
      R['calls'];
