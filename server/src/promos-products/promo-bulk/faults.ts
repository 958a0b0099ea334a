import type { FieldError } from '@console/contracts/core/errors';
import { systemActor } from '../../platform/audit/actor.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApplyRun, RowFault } from '../../records/imports/handler.ts';
import { checkBody } from '../../records/resource/check.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';

/** What refuses the save of a record, as its form would say; empty where nothing does. */
export async function faultsOfBody(
  db: Db | Tx,
  registered: RegisteredResource,
  body: object,
  before: Row | null,
): Promise<readonly FieldError[]> {
  try {
    await checkBody(db as Tx, registered, body, before, { actor: systemActor('import'), caller: null });
    return [];
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    const { errors, parameters } = cause.details;
    return errors ?? [{ field: '', code: cause.code, ...(parameters ? { parameters: parameters as never } : {}) }];
  }
}

/** The checked body of a save; `null` where the save is refused, so that rows of the file are not written. */
export async function checkedOr<Checked>(
  { refuse }: Pick<ApplyRun, 'refuse'>,
  rows: readonly { readonly rowNo: number }[],
  check: () => Promise<Checked>,
): Promise<Checked | null> {
  try {
    return await check();
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    for (const { rowNo } of rows) refuse(rowNo, null, cause.details.errors?.[0]?.code ?? cause.code);
    return null;
  }
}

/** A fault of a field as one of a column. */
export const faultAt = (column: string | null, { code, parameters }: FieldError): RowFault => ({
  column,
  code,
  ...(parameters ? { parameters: parameters as RowFault['parameters'] & object } : {}),
});
