import type { Seed } from '../../platform/database/seed.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { outletDrafts } from './draft.ts';

/** What two branch administrators have typed of a new store so far. */
const typed = {
  ADMCB04: { name: 'Toko Bintang Terang Medan', storeType: 'TOKO', ownerName: 'Bambang Hartono' },
  ADMCB05: {
    name: 'Gerai Sumber Rejeki Binjai',
    storeType: 'MODERN_OUTLET',
    address: 'Jalan Sudirman No. 21, Binjai',
    zipCode: '20711',
    picName: 'Siti Rahmawati',
  },
} as const;

/** Two drafts of new stores (docs/model/branches-stores.md#stores). */
export const outletDraftSeed: Seed = {
  name: 'outlet-drafts',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const users = await tx
      .selectFrom('app_user_view')
      .select(['id', 'username'])
      .where('username', 'in', Object.keys(typed))
      .execute();
    if (users.length === 0) return;
    await tx
      .insertInto(outletDrafts)
      .values(
        users.map(({ id, username }) => ({
          user_id: id,
          business_line: 'SPEKTRA' as const,
          values_encrypted: texts.encrypt(JSON.stringify(typed[username as keyof typeof typed])),
          stored_at: new Date(date.getTime() - 2 * 86_400_000),
        })),
      )
      .execute();
  },
};
