import { flagOf, type Profile } from '@console/contracts/shell/profile';
import { mustChangePassword } from '../../people/auth/credentials.ts';
import type { Caller, Db } from '../../platform/context.ts';
import type { Parts } from '../../platform/per-services.ts';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { mappingOf } from '../user/mapping.ts';
import { photoUrlOf, sessionMode } from './account.ts';

/** Number of offices in the caller's scope; an office in several lines counts once. */
async function officeCount(db: Db, { scope }: Caller): Promise<number> {
  const { offices } = await db
    .selectFrom('branch_view')
    .select((row) => row.fn.count<number>('office_code').distinct().as('offices'))
    .where('deleted_at', 'is', null)
    .where(inBranches(scope, 'id'))
    .executeTakeFirstOrThrow();
  return offices;
}

/** The profile of the signed-in user (docs/model/platform.md#profile). */
export async function profileOf(parts: Parts, caller: Caller): Promise<Profile> {
  const { db } = parts;
  const [row, mapping, signInMode, branchCount, reveals] = await Promise.all([
    db.selectFrom('app_user').selectAll().where('id', '=', caller.userId).executeTakeFirstOrThrow(),
    mappingOf(db, caller.userId),
    sessionMode(db, caller.sessionId),
    officeCount(db, caller),
    mayReveal(db, caller),
  ]);
  const isMro = row.mapping_type === 'MRO';
  return {
    secureId: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    photoUrl: photoUrlOf(row.photo_file_id),
    flag: flagOf(caller.roles, isMro),
    listRoles: caller.roles.map(({ name, jobName }) => ({ name, jobName })),
    isMro,
    isBranchMapping: mapping.isBranchMapping,
    isMraMapping: mapping.isMraMapping,
    scope: { type: row.mapping_type, branchCount, mraCount: mapping.mras.length },
    mustChangePassword: signInMode === 'LOCAL' && (await mustChangePassword(parts, row)),
    signInMode,
    lastLoginAt: row.last_login_at,
    mayReveal: reveals,
  };
}
