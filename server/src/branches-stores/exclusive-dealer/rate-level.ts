import { dealerLevel } from '@console/contracts/branches-stores/outlet/levels';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { ratesOfSellers } from '../outlet-terms/rate-level.ts';
import { isFull } from '../outlet-terms/quota.ts';

/** The rate of the dealer that sells (docs/model/branches-stores.md#terms-of-dealers). */
export const ratesOfDealers = ratesOfSellers({
  key: dealerLevel,
  title: text('Rate eksklusif dealer', 'Exclusive rate of the dealer'),
  order: 20,
  lines: ['NMC', 'UFI'],
  rows: sql`select dealer_id as outlet_id, product_group_id, brand, tenor_from, tenor_to, rate_regular, rate_repeat,
    effective_from, effective_to, approval, agreement_no, ${isFull} from dealer_rate where deleted_at is null`,
  withoutSeller: text('tanpa dealer', 'no dealer chosen'),
  countsForEveryone: true,
  countsInQanun: false,
});
