import type { Caller, Db } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';

/** A tariff that a call names. */
interface NamedTariff {
  readonly setNo: string;
  readonly productGroupId: string;
  readonly premiumPct: string;
  readonly minPremium: number;
  readonly tenorFrom: number;
  readonly tenorTo: number;
}

/** The row of a tariff that a call names. @throws Refusal NOT_FOUND */
export async function namedTariff(
  db: Db,
  registered: RegisteredResource,
  id: string,
  caller: Caller,
): Promise<NamedTariff> {
  const [row] = await findRecords(db, registered, [id], caller.scope, { of: 'list', caller });
  if (!row) throw notFound();
  return row as unknown as NamedTariff;
}
