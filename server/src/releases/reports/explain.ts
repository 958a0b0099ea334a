import type { ExplainedRemote } from '@console/contracts/platform/releases/readings';
import type { ReleaseRecord } from '@console/contracts/platform/releases/record';
import { callers } from '../../people/auth/callers.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { remoteFailures } from '@console/contracts/platform/releases/reports';
import { readRemotes } from '../remotes.ts';
import { reporterOf } from './reporter.ts';
import { resolve } from '../delivery/resolve.ts';

const dayMs = 86_400_000;

/** The release of every remote, or of one, that a user gets, and why. @throws Refusal NOT_FOUND for an unknown user */
export async function explain(
  services: Services,
  username: string,
  only?: string,
): Promise<{ username: string; remotes: ExplainedRemote[] }> {
  const { db, now } = services;
  const name = username.toUpperCase();
  const user = await db
    .selectFrom('app_user_view')
    .select('id')
    .where('username', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw notFound();
  const caller = await callers(services).ofUser(db, user.id);
  const at = now();
  const reporters = await Promise.all(
    [at, new Date(at.getTime() - dayMs)].map((day) => reporterOf(services, user.id, day)),
  );
  const sightings = await db
    .selectFrom('release_sighting')
    .selectAll()
    .where('reporter', 'in', reporters)
    .where('at', '>=', new Date(at.getTime() - dayMs).toISOString())
    .orderBy('at', 'desc')
    .execute();
  const remotes = (await readRemotes(db)).filter(({ id }) => only === undefined || id === only);
  const explained = await Promise.all(
    remotes.map(async (remote): Promise<ExplainedRemote> => {
      const { because, version, fallback, bucket, role } = resolve(remote, {
        userId: user.id,
        username: name,
        roles: caller.roles.map((held) => held.name),
      });
      const { record } = await db
        .selectFrom('release')
        .select('record')
        .where('remote_id', '=', remote.id)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      const privileges = [
        ...new Set((JSON.parse(record) as ReleaseRecord).routes.map(({ privilege }) => privilege)),
      ].sort();
      return {
        id: remote.id,
        because,
        version,
        fallback,
        bucket,
        role,
        privileges,
        held: privileges.filter((privilege) => caller.can(privilege, 'view')),
        failures: sightings
          .filter(
            (row) => row.remote_id === remote.id && row.version === version && Object.hasOwn(remoteFailures, row.kind),
          )
          .map(({ kind, at: when }) => ({ kind, at: when })),
      };
    }),
  );
  return { username: name, remotes: explained };
}
