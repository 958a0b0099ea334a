import { sameValue } from '@console/contracts/core/same-value';
import { appraisalDays } from '@console/contracts/products/product/regional';
import { collateral } from '@console/contracts/products/product-ufi';
import { sql } from 'kysely';
import { jakartaDay } from '../../records/resource/phase.ts';
import { defineProducts } from '../product/define-products.ts';
import { appraisalColumns, appraisalErrors, keepAppraisals } from './appraisals.ts';
import { takenBy } from './group-use.ts';
import { looserLtv } from './ltv.ts';

/** How collateral is stored, and its rules that need the database. */
export const collateralDefinition = (now: () => Date) =>
  defineProducts(collateral, 'product_ufi', {
    derived: {
      valueLowest: sql`t.value_lowest`,
      valueHighest: sql`t.value_highest`,
      appraisedOn: sql`t.appraised_on`,
    },
    filters: {
      ...takenBy(now),
      year: (year: number) => sql`${year} between t.year_from and t.year_to`,
      stale: (stale: boolean) => {
        const fresh = sql`coalesce(t.appraised_on >= ${jakartaDay(now())}::date - ${appraisalDays.stale}::int, false)`;
        return stale ? sql`not ${fresh}` : fresh;
      },
    },
    async ownErrors(tx, save) {
      const { values, before, store } = save;
      if (!sameValue(values.appraisals, before?.appraisals)) Object.assign(store, appraisalColumns(values));
      return [...(await appraisalErrors(tx, values)), ...(await looserLtv(tx, save))];
    },
    keep: keepAppraisals,
  });
