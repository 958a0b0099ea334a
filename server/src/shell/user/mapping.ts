import type { Choice } from '@console/contracts/core/envelope';
import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';

/** The branches and MRAs mapped to a user. An office in several lines counts once. */
export interface Mapping {
  readonly branches: readonly Choice[];
  readonly mras: readonly Choice[];
  readonly mro: Choice | null;
  readonly isBranchMapping: boolean;
  readonly isMraMapping: boolean;
}

/** Reads the mapping of a user; only active branches and MRAs count. */
export async function mappingOf(db: Db, userId: string): Promise<Mapping> {
  const [branches, mras, mros] = await Promise.all([
    sql<
      Choice & { active: boolean }
    >`select (array_agg(b.id order by b.business_line desc))[1] as "secureId", b.office_code as code,
      min(b.name) as name, bool_or(b.status = 'active') as active
      from user_branch ub join branch_view b on b.id = ub.branch_id where ub.user_id = ${userId} group by b.office_code
        order by b.office_code`.execute(db),
    sql<
      Choice & { active: boolean }
    >`select m.id as "secureId", m.mra_code as code, m.name, m.status = 'active' as active
      from user_mra um join mra_view m on m.id = um.mra_id where um.user_id = ${userId} order by m.mra_code`.execute(
      db,
    ),
    sql<Choice>`select m.id as "secureId", m.mro_code as code, m.name from app_user u join mro_view m on m.id = u.mro_id
      where u.id = ${userId}`.execute(db),
  ]);
  const choice = ({ secureId, code, name }: Choice): Choice => ({ secureId, code, name });
  return {
    branches: branches.rows.map(choice),
    mras: mras.rows.map(choice),
    mro: mros.rows[0] ?? null,
    isBranchMapping: branches.rows.some((row) => row.active),
    isMraMapping: mras.rows.some((row) => row.active),
  };
}
