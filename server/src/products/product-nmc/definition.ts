import type { FieldError } from '@console/contracts/core/errors';
import { sameValue } from '@console/contracts/core/same-value';
import { insuranceClassBounds, productsNmc } from '@console/contracts/products/product-nmc';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { servedByNmc } from '../product/branch-region.ts';
import { defineProducts } from '../product/define-products.ts';
import { ofLob } from '../product/lob-use.ts';
import { keepColourImages } from './colours.ts';
import { keepOtr, otrColumns, otrJump, unknownOtrRegions } from './otr.ts';

/** Years that a new motorcycle may be old. */
const newYears = 2;

/** The group of a class and an engine: the smallest band that reaches it. */
async function groupOf(tx: Tx, { vehicleClass, cc }: { readonly vehicleClass: string; readonly cc: number }) {
  const group = await tx
    .selectFrom('product_group_nmc')
    .select('id')
    .where('vehicle_class', '=', vehicleClass)
    .where('cc_to', '>=', cc)
    .where('deleted_at', 'is', null)
    .orderBy('cc_to')
    .limit(1)
    .executeTakeFirst();
  return group?.id ?? null;
}

const tooOld = (year: number, before: number | undefined, now: Date): FieldError[] =>
  year !== before && year <= Number(jakartaDay(now).slice(0, 4)) - newYears
    ? [{ field: 'year', code: 'YEAR_TOO_OLD' }]
    : [];

const [first, second] = insuranceClassBounds;

/** How new motorcycles are stored, and their rules that need the database. */
export const nmcDefinition = (now: () => Date) =>
  defineProducts(productsNmc, 'product_nmc', {
    groups: 'product_group_nmc',
    counted: { promosNow: 'promo-nmc' } as never,
    derived: {
      otrLowest: sql`t.otr_lowest`,
      otrHighest: sql`t.otr_highest`,
      regionsPriced: sql`cardinality(t.priced_regions)`,
      regionsMissing: sql`(select count(*)::int from unnest(${servedByNmc}) served
        where served <> all (t.priced_regions))`,
      appliedInsuranceClass: sql`coalesce(t.insurance_class, case when t.otr_lowest is null then null
        when t.otr_lowest <= ${sql.lit(first)} then 'K1' when t.otr_lowest <= ${sql.lit(second)} then 'K2'
        else 'K3' end)`,
    },
    filters: {
      lobId: ofLob('product_group_nmc'),
      missingOtr: (missing: boolean) =>
        missing
          ? sql`not (t.priced_regions @> ${servedByNmc}::text[])`
          : sql`t.priced_regions @> ${servedByNmc}::text[]`,
    },
    async ownErrors(tx, save) {
      const { values, before, store } = save;
      keepColourImages(values, before);
      values.productGroupId = await groupOf(tx, values);
      if (!sameValue(values.otrPrices, before?.otrPrices)) Object.assign(store, otrColumns(values));
      return [
        ...(values.productGroupId === null ? [{ field: 'cc', code: 'NO_GROUP' }] : []),
        ...tooOld(values.year, before?.year, now()),
        ...(await unknownOtrRegions(tx, values)),
        ...otrJump(save),
      ];
    },
    keep: keepOtr,
  });
