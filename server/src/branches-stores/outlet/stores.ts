import { stores } from '@console/contracts/branches-stores/store';
import type { FieldError } from '@console/contracts/core/errors';
import type { Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';
import { outletDefinition, type OutletSave, type StoredValues } from './definition.ts';
import { sfCount, withoutSf } from './sales-people.ts';
import { nextStoreCode } from './store-code.ts';
import { storeStepHooks } from './store-steps.ts';

interface StoreValues extends StoredValues {
  readonly storeGroupId: string | null;
}

/** The group is active, and belongs to the company where there are both. */
async function groupErrors(tx: Tx, { values, before }: OutletSave<StoreValues>): Promise<FieldError[]> {
  const { storeGroupId, companyId } = values;
  if (storeGroupId === null || (before?.storeGroupId === storeGroupId && before.companyId === companyId)) return [];
  const group = await tx
    .selectFrom('store_group')
    .select('company_id')
    .where('id', '=', storeGroupId)
    .executeTakeFirst();
  const isOther = companyId !== null && group?.company_id != null && group.company_id !== companyId;
  return isOther ? [{ field: 'storeGroupId', code: 'GROUP_OF_OTHER_COMPANY' }] : [];
}

/** No two stores of one zip code have one name. */
async function nameErrors(tx: Tx, { values, before }: OutletSave<StoreValues>): Promise<FieldError[]> {
  const { name, zipCode } = values;
  if (before?.name === name && before.zipCode === zipCode) return [];
  const { rows } = await sql`select from outlet where lower(name) = lower(${name}) and zip_code = ${zipCode}
    and business_line = 'SPEKTRA' and status <> 'closed' and deleted_at is null
    and id is distinct from ${before?.secureId ?? null}::uuid limit 1`.execute(tx);
  return rows.length > 0 ? [{ field: 'name', code: 'DUPLICATE' }] : [];
}

/** How stores of SPEKTRA are stored among the outlets (docs/model/branches-stores.md#stores). */
export function storeDefinition(app: Application, texts: ProtectedText): Definition<typeof stores> {
  const shared = outletDefinition<StoreValues>(app, texts, 'SPEKTRA', stores as Resource, async (tx, save) => {
    const faults = [...(await groupErrors(tx, save)), ...(await nameErrors(tx, save))];
    if (!save.before && faults.length === 0) save.store['code'] = await nextStoreCode(tx, save.values.branchId);
    return faults;
  });
  const definition = {
    ...shared,
    columns: { storeType: 'kind', state: 'status' },
    uniqueIndexes: { name: 'outlet_store_name_key', storeCode: 'outlet_business_line_code_key' },
    derived: { ...shared.derived, storeCode: sql`t.code`, sfCount },
    filters: {
      ...shared.filters,
      withoutSf,
      productGroupId: (id: string) => sql`t.product_group_ids @> array[${id}]::uuid[]`,
    },
    steps: storeStepHooks(app),
  };
  return protectedFields(
    stores,
    texts,
    ['picPhone', 'picNik', 'npwp', 'accountNo'],
    definition as unknown as Definition<typeof stores>,
  );
}
