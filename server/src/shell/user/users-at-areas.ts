import { sql } from 'kysely';
import type { CountUses } from '../../records/resource/uses.ts';

/** Users mapped to MRAs, by the MRA. */
export const usersAtMras: CountUses = async (db, ids) => {
  const { rows } = await sql<{ id: string; count: number }>`
    select um.mra_id as id, count(*)::int as count
      from user_mra um join app_user u on u.id = um.user_id and u.deleted_at is null
    where um.mra_id = any(${ids}::uuid[]) group by um.mra_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Users mapped to MROs, by the MRO. */
export const usersAtMros: CountUses = async (db, ids) => {
  const { rows } = await sql<{ id: string; count: number }>`
    select mro_id as id, count(*)::int as count from app_user
      where mro_id = any(${ids}::uuid[]) and deleted_at is null group by mro_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
};
