import { productGroupsNmc } from '@console/contracts/products/product-group-nmc';
import { sql } from 'kysely';
import { defineGroups } from '../product-group/define-groups.ts';

/** How groups of motorcycles are stored. */
export const groupNmcDefinition = defineGroups(productGroupsNmc, 'product_group_nmc', {
  derived: {
    ccFrom: sql`coalesce((select max(below.cc_to) + 1 from product_group_nmc below
      where below.vehicle_class = t.vehicle_class and below.cc_to < t.cc_to and below.deleted_at is null), 0)`,
  },
});
