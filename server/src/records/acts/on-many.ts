import type { FieldError } from '@console/contracts/core/errors';
import type { Parameters } from '@console/contracts/core/fill';
import type { ReferencedBy } from '@console/contracts/core/resource';
import type { Caller, RequestInfo, Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { part } from '../../platform/http/part.ts';

/** A record of an act for many. */
export interface ActRecord {
  readonly secureId: string;
  /** The version that the caller saw; `null` for records of a filter, which nobody has seen one by one. */
  readonly version: number | null;
}

interface Named {
  readonly secureId: string;
  readonly label: string;
}

/** A record that refused an act. */
export interface Refused extends Named {
  readonly code: string;
  readonly parameters: Parameters | undefined;
  /** Errors beside fields: those of the typed values are the same for every record. */
  readonly errors: readonly FieldError[] | undefined;
  /** What uses it, of IN_USE. */
  readonly referencedBy?: readonly ReferencedBy[] | undefined;
}

export interface By {
  readonly caller: Caller;
  readonly request: RequestInfo | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Does an act to many records in a transaction; those that refuse it are left out and named. */
export interface ActOnMany {
  /** Records that share a transaction: their locks are released after it. */
  readonly atOnce: { readonly preview: number; readonly run: number };
  /** @param preview what is written is undone afterwards, or nothing is written */
  perform(
    tx: Tx,
    by: By,
    records: readonly ActRecord[],
    options: { readonly preview: boolean },
  ): Promise<{ readonly permitted: readonly Named[]; readonly refused: readonly Refused[] }>;
}

/** A record with the refusal of its act. */
export const refusedOf = ({ secureId, label }: Named, { code, details }: Refusal): Refused => ({
  secureId,
  label,
  code,
  parameters: details.parameters,
  errors: details.errors,
  referencedBy: (details.result as { referencedBy?: readonly ReferencedBy[] } | undefined)?.referencedBy,
});

/** What a program can do to many records, by module and name of the act. */
export const actsOnMany = part(() => new Map<string, Map<string, ActOnMany>>());
