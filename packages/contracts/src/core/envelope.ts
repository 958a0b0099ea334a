import type { FieldError } from './errors.ts';
import type { Parameters } from './fill.ts';

/** A successful answer of any call except the token calls, whose answer is flat (docs/model/platform.md#envelope). */
export interface Envelope<Result> {
  readonly message: string;
  readonly result: Result;
}

/** Result of a list call. With more than 10,000 rows `total` is 10000 and `totalCapped` true, shown as "10.000+". */
export interface ListResult<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly totalCapped?: boolean;
  readonly page: number;
  readonly size: number;
}

/** An error answer. `message` is the text to show; `code` is a shared code or one of the module's contract. */
export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly result?: unknown;
  readonly errors?: readonly FieldError[];
  readonly requestId?: string;
  /** Set for FORBIDDEN. */
  readonly privilege?: string;
  readonly action?: string;
  /** Set for DUPLICATE. */
  readonly field?: string;
  readonly parameters?: Parameters;
}

/** One entry of a list of values. */
export interface Choice {
  readonly secureId: string;
  readonly code: string;
  readonly name: string;
}
