import { storeGroups } from '@console/contracts/branches-stores/store-groups';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { outletCounts } from '../outlet-counts/of-owner.ts';
import { registerResource } from '../../records/operations/register.ts';

/** Store groups, rows of the core feed whose status admins set too (docs/model/branches-stores.md#store-groups). */
export const storeGroupsModule: Module = (app) => {
  registerResource(app, storeGroups, {
    table: 'store_group',
    counted: { activeStoreCount: 'store' },
    async load(db, records, { caller }) {
      const ids = records.map(({ secureId }) => secureId);
      const counts = await outletCounts(db, ids, caller?.scope ?? { type: 'all' }, { owner: 'store_group_id' });
      for (const record of records) record.storeCount = counts.get(record.secureId) ?? 0;
    },
    lov: { order: sql`t.name` },
    judge: async (_tx, _change, by) => {
      if (!by.isAdmin) throw new Refusal('STATUS_BY_ADMIN');
    },
  });
};
