import type { Caller, Db } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';

/** The id of a product that a call names. @throws Refusal NOT_FOUND */
export async function namedProduct(
  db: Db,
  registered: RegisteredResource,
  id: string,
  caller: Caller,
): Promise<string> {
  const [product] = await findRecords(db, registered, [id], caller.scope, { of: 'list', caller });
  if (!product) throw notFound();
  return product.secureId;
}
