import type { Caller, Db } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';

/** The order in the address, in the scope of the caller. @throws Refusal NOT_FOUND */
export async function orderOf(db: Db, registered: RegisteredResource, secureId: string, caller: Caller) {
  const [order] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
  if (!order) throw notFound();
  return order;
}
