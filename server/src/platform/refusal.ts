import type { FieldError } from '@console/contracts/core/errors';
import type { Parameters } from '@console/contracts/core/fill';

export interface RefusalDetails {
  readonly result?: unknown;
  /** The record that is answered as `result`: read when the work was undone, as the caller may see it. */
  readonly record?: { readonly module: string; readonly secureId: string };
  readonly errors?: readonly FieldError[];
  /** Names the field of a DUPLICATE. */
  readonly field?: string;
  readonly privilege?: string;
  readonly action?: string;
  /** In place of the code's own text. */
  readonly message?: string;
  /** Fills the placeholders of the text. */
  readonly parameters?: Parameters;
  /** Seconds after which a RATE_LIMITED call may be retried. */
  readonly retryAfter?: number;
  /** Of a 401: why the session ended, as a header. */
  readonly sessionEnd?: string;
}

/**
 * Thrown by handlers to refuse a call; answered with the code's status and text in the caller's language.
 * @example throw new Refusal('RATE_LIMITED', { retryAfter: 30 });
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** @param code a shared code of `@console/contracts/core/errors` or one that the module's contract declares. */
  constructor(
    readonly code: string,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
  }
}
