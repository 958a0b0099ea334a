import type { Factor, FactorKind } from '@console/contracts/shell/second-factor';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/context.ts';
import type { SecondFactorTable } from './tables.ts';

export type KeptFactor = Selectable<SecondFactorTable>;

/** The second factors of a user, oldest first. */
export const factorsOf = (db: Db, userId: string): Promise<KeptFactor[]> =>
  db
    .selectFrom('second_factor')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The kinds among them, each once. */
export const kindsAmong = (factors: readonly Pick<KeptFactor, 'kind'>[]): FactorKind[] => [
  ...new Set(factors.map(({ kind }) => kind)),
];

/** A factor as displayed to its owner. */
export const viewFactor = ({
  id,
  kind,
  name,
  created_at: createdAt,
  last_used_at: lastUsedAt,
}: KeptFactor): Factor => ({
  secureId: id,
  kind,
  name,
  createdAt,
  lastUsedAt,
});

/** Whether an active role of the user requires a second factor at local sign-in. */
export async function isRequired(db: Db, userId: string): Promise<boolean> {
  const role = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select('role.id')
    .where('user_role.user_id', '=', userId)
    .where('role.status', '=', 'active')
    .where('role.deleted_at', 'is', null)
    .where('role.second_factor', '=', 'REQUIRED')
    .limit(1)
    .executeTakeFirst();
  return role !== undefined;
}

/** Whether a sign-in of the user needs a second factor: the user has one, or a role requires one. */
export const demandsFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await factorsOf(db, userId)).length > 0 || isRequired(db, userId);
