import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { frameOf, monthFrom } from '../seed-days.ts';
import { addWaitingChange, seedMaker } from '../seed-waiting-change.ts';
import { seededStores } from '../store-rates/seed.ts';
import { exclusiveSeedRates } from './seed.ts';

/** Stores with a row that waits, among those with exclusive rates. */
const waiting = [0, 10, 20, 30] as const;
const maker = 'HOBIS01';
const band = { tenorFrom: 19, tenorTo: 24 } as const;

/** Four exclusive rates that await approval. */
export const storeExclusiveWaitingSeed: Seed = {
  name: 'store-exclusive-waiting',
  async run(tx, options) {
    const by = await seedMaker(tx, maker);
    if (!by) return;
    const { date } = options;
    const stores = seededStores();
    for (const at of waiting) {
      const { storeId, k } = stores[at]!;
      const store = await tx.selectFrom('outlet').select(['code', 'name']).where('id', '=', storeId).executeTakeFirst();
      if (!store) continue;
      const recordId = seedId('store-exclusive-rate', `${storeId}:waiting`);
      const values = {
        storeId,
        productGroupId: null,
        ...band,
        ...exclusiveSeedRates(k, band.tenorFrom),
        quotaContracts: null,
        agreementNo: `PKS/TOKO/${String(at + 1).padStart(3, '0')}/A`,
        effectiveFrom: monthFrom(date, 1),
        effectiveTo: dayAfter(monthFrom(date, 4), -1),
      };
      await tx
        .insertInto('store_exclusive_rate')
        .values({
          ...frameOf(date),
          id: recordId,
          created_by: maker,
          updated_by: maker,
          store_id: storeId,
          product_group_id: null,
          tenor_from: values.tenorFrom,
          tenor_to: values.tenorTo,
          rate_regular: values.rateRegular,
          rate_repeat: values.rateRepeat,
          quota_contracts: null,
          agreement_no: values.agreementNo,
          effective_from: values.effectiveFrom,
          effective_to: values.effectiveTo,
          approval: 'PENDING',
        })
        .execute();
      await addWaitingChange(
        tx,
        {
          resource: storeExclusiveRates,
          action: 'create',
          recordId,
          label: `${store.code} ${store.name} ${band.tenorFrom}-${band.tenorTo} ${values.effectiveFrom}`,
          changes: Object.entries(values).map(([field, after]) => ({ field, before: null, after })),
          values,
          maker: by,
          reason: 'Perjanjian eksklusif toko untuk tenor panjang',
        },
        options,
      );
    }
  },
};
