import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import { claimFaults, firstPart, sameAddress, sameName } from '@console/contracts/routes/claims';
import routes from '@console/contracts/routes.json' with { type: 'json' };
import type { Db } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readRemotes, versionsOf } from '../../remotes.ts';

const claimed = (claim: string): Refusal =>
  new Refusal('RELEASE_CLAIM', { parameters: { claim: claim.slice(0, 200) } });

/** Routes of the releases of other remotes that are in use. */
async function routesOfOthers(db: Db, id: string): Promise<(ReleaseRecord['routes'][number] & { remote: string })[]> {
  const others = (await readRemotes(db)).filter((remote) => remote.id !== id);
  const wanted = others.flatMap((remote) => versionsOf(remote).map((version) => ({ remote_id: remote.id, version })));
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('release')
    .select(['remote_id', 'record'])
    .where((where) => where.or(wanted.map((release) => where.and(release))))
    .execute();
  return rows.flatMap(({ remote_id: remote, record }) =>
    (JSON.parse(record) as ReleaseRecord).routes.map((route) => ({ ...route, remote })),
  );
}

/**
 * Refuses a release that takes a path, a module or a privilege of another remote, by the list of routes or by other
 * remotes' releases. @throws Refusal RELEASE_CLAIM
 */
export async function checkClaims(db: Db, { id, routes: declared }: ReleaseRecord): Promise<void> {
  const [fault] = claimFaults(id, declared, routes.routes);
  if (fault !== undefined) throw claimed(fault);
  const listed = new Set(routes.routes.map(({ path }) => sameAddress(path)));
  const others = await routesOfOthers(db, id);
  for (const { path, module, privilege } of declared.filter((route) => !listed.has(sameAddress(route.path)))) {
    const other = others.find(
      (route) =>
        firstPart(route.path) === firstPart(path) ||
        sameName(route.module, module) ||
        (sameName(route.privilege, privilege) &&
          !routes.routes.some((one) => sameName(one.privilege, privilege) && one.app === id)),
    );
    if (other) throw claimed(`${path} of ${other.remote}`);
  }
}

/** @throws Refusal RELEASE_OWNER for a release that names another owner than the registry */
export async function checkOwner(db: Db, { id, owner }: ReleaseRecord): Promise<void> {
  const row = await db.selectFrom('release_remote').select('owner').where('id', '=', id).executeTakeFirst();
  if (row && (row.owner.team !== owner.team || row.owner.contact !== owner.contact))
    throw new Refusal('RELEASE_OWNER', { parameters: { owner: `${row.owner.team}, ${row.owner.contact}` } });
}
