import { defineResource, type RecordOf } from '../core/resource.ts';
import { salesForceRegister } from './sales-force/register.ts';

const register = salesForceRegister('SPEKTRA');

/** Which sales people serve which store (docs/model/branches-stores.md#sales-force). */
export const storeSalesForces = defineResource({
  ...register,
  volume: 120_000,
  list: {
    ...register.list,
    conditions: { state: ['is'], startDate: ['relative', 'between'], endDate: ['relative', 'between'] },
    groupings: { by: ['state'] },
  },
});

export type StoreSalesForce = RecordOf<typeof storeSalesForces>;
