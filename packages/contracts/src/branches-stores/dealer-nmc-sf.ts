import { defineResource, type RecordOf } from '../core/resource.ts';
import { salesForceRegister } from './sales-force/register.ts';

/** Which sales people serve which dealer of NMC (docs/model/branches-stores.md#sales-force). */
export const dealerSalesForces = defineResource({ ...salesForceRegister('NMC'), volume: 24_000 });

export type DealerSalesForce = RecordOf<typeof dealerSalesForces>;
