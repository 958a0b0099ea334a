import { sql } from 'kysely';
import type { SeedSources } from '../../orders-logs/index.ts';

/** The rows of seeded downloads of card types. */
export const cardTypeDownloads: SeedSources = {
  'card-types': {
    names: ['code', 'name', 'status'],
    titles: ['Kode', 'Nama', 'Status'],
    select: () =>
      sql`select code, name, case status when 'active' then 'Aktif' else 'Tidak aktif' end from card_type
        where deleted_at is null order by code`,
  },
};
