import { storeExclusiveLevel } from '@console/contracts/branches-stores/outlet/levels';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { ratesOfSellers } from '../outlet-terms/rate-level.ts';
import { isFull } from '../outlet-terms/quota.ts';

/** The exclusive rate of the store that sells (docs/model/branches-stores.md#exclusive-rates-of-stores). */
export const exclusiveRatesOfStores = ratesOfSellers({
  key: storeExclusiveLevel,
  title: text('Rate eksklusif toko', 'Exclusive rate of the store'),
  order: 20,
  lines: ['SPEKTRA'],
  rows: sql`select store_id as outlet_id, product_group_id, null::text as brand, tenor_from, tenor_to, rate_regular,
    rate_repeat, effective_from, effective_to, approval, agreement_no, ${isFull}
    from store_exclusive_rate where deleted_at is null`,
  withoutSeller: text('tanpa toko', 'no store chosen'),
  countsForEveryone: false,
  countsInQanun: true,
});
