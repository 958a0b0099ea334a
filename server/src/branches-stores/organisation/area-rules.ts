import type { FieldError } from '@console/contracts/core/errors';
import type { Tx } from '../../platform/context.ts';

/** Whether an address of an area names a zip code that exists; an unchanged one is not checked again. */
export async function zipErrors(tx: Tx, zipCode: string, before: string | undefined): Promise<FieldError[]> {
  if (zipCode === before) return [];
  const known = await tx
    .selectFrom('zip_code')
    .select('id')
    .where('code', '=', zipCode)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return known ? [] : [{ field: 'zipCode', code: 'NOT_FOUND' }];
}
