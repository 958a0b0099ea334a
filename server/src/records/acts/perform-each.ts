import type { FieldError } from '@console/contracts/core/errors';
import type { Parameters } from '@console/contracts/core/fill';
import type { ReferencedBy } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Caller, RequestInfo, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { labelOf } from '../resource/label.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import type { Performer } from './performers.ts';

/** A record of an act for many. */
export interface ActRecord {
  readonly secureId: string;
  /** The version that the caller saw; `null` for records of a filter, which nobody has seen one by one. */
  readonly version: number | null;
}

/** A record that refused an act. */
export interface Refused {
  readonly secureId: string;
  readonly label: string;
  readonly code: string;
  readonly parameters: Parameters | undefined;
  /** Errors of the typed values, which are the same for every record. */
  readonly errors: readonly FieldError[] | undefined;
  /** What uses it, of IN_USE. */
  readonly referencedBy?: readonly ReferencedBy[] | undefined;
}

export interface By {
  readonly caller: Caller;
  readonly request: RequestInfo | null;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The record alone is undone when it refuses; the others of the transaction stay. */
async function inSavepoint(tx: Tx, work: () => Promise<unknown>): Promise<Refusal | undefined> {
  await sql`savepoint act`.execute(tx);
  try {
    await work();
    await sql`release savepoint act`.execute(tx);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    await sql`rollback to savepoint act`.execute(tx);
    return cause;
  }
}

/**
 * Does an act to each of these records that does not refuse it, in their order.
 * @param permitted called with the name of each record that it was done to
 * @returns the records that refused, and why
 */
export async function performEach(
  tx: Tx,
  registered: RegisteredResource,
  perform: Performer,
  { caller, request, values }: By,
  records: readonly ActRecord[],
  permitted: (record: { readonly secureId: string; readonly label: string }) => void = () => {},
): Promise<Refused[]> {
  const ids = records.map(({ secureId }) => secureId);
  const found = await findRecords(tx, registered, ids, caller.scope, { of: 'detail', caller });
  const rows = new Map(found.map((row) => [row.secureId, row]));
  const refused: Refused[] = [];
  for (const { secureId, version } of records) {
    const row = rows.get(secureId);
    const body = { secureId, version: version ?? row?.version ?? 0, ...values };
    const refusal = row
      ? await inSavepoint(tx, () => perform(tx, { caller, request: request as never, body: body as never }))
      : new Refusal('NOT_FOUND');
    if (!refusal) permitted({ secureId, label: labelOf(registered, row!) });
    else
      refused.push({
        secureId,
        label: row ? labelOf(registered, row) : '',
        code: refusal.code,
        parameters: refusal.details.parameters,
        errors: refusal.details.errors,
        referencedBy: (refusal.details.result as { referencedBy?: readonly ReferencedBy[] } | undefined)?.referencedBy,
      });
  }
  return refused;
}
