import type { FieldError, Parameters } from './errors.ts';

/** Every successful answer of the services, except the flat token answers (docs/model/platform.md#envelope). */
export interface Envelope<Result> {
  readonly message: string;
  readonly result: Result;
}

/** Result of a list call. Above 10,000 counted rows `total` is 10000 and `totalCapped` true, shown as "10.000+". */
export interface ListResult<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly totalCapped?: boolean;
  readonly page: number;
  readonly size: number;
}

/** Every refusal. `message` is the text to show; `code` is a shared code or one of the module's contract. */
export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly result?: unknown;
  readonly errors?: readonly FieldError[];
  readonly requestId?: string;
  /** Named by FORBIDDEN. */
  readonly privilege?: string;
  readonly action?: string;
  /** Named by DUPLICATE. */
  readonly field?: string;
  readonly parameters?: Parameters;
}

export const pageSizes = [10, 25, 50, 100] as const;
/** Most records that one list call names by their ids, which make up its address. */
export const namedLimit = 100;
/** Highest number of rows a list counts or pages through (docs/model/platform.md#large-lists). */
export const countLimit = 10_000;
/** Most records one bulk call names, and most that an "all" call changes while the caller waits. */
export const bulkLimit = 500;

/** One choice of a list of values. */
export interface Choice {
  readonly secureId: string;
  readonly code: string;
  readonly name: string;
}
