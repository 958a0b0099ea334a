import type { RemoteState, RemoteTargets } from '@console/contracts/platform/releases/state';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../platform/context.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import type { ReleaseRemoteTable, ReleaseTable } from './schema/tables.ts';

export type RemoteRow = Selectable<ReleaseRemoteTable>;

/** The columns of a row that a change sets. */
export const targetsOf = ({ stable, previous, canary, pinned, disabled }: RemoteRow): RemoteTargets => ({
  stable,
  previous,
  canary,
  pinned,
  disabled,
});

export const stateOf = (row: RemoteRow): RemoteState => ({
  id: row.id,
  title: row.title,
  owner: row.owner,
  stateVersion: row.state_version,
  ...targetsOf(row),
  steppedBack: row.stepped_back,
  secondPerson: row.second_person,
  proposal: row.proposal,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
});

/** The state of a remote. @throws Refusal NOT_FOUND */
export async function readRemote(db: Db | Tx, id: string): Promise<RemoteRow> {
  const row = await db.selectFrom('release_remote').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Every remote, by its id. */
export const readRemotes = (db: Db | Tx): Promise<RemoteRow[]> =>
  db.selectFrom('release_remote').selectAll().orderBy('id').execute();

/** Versions that users may get or fall back to. */
export const versionsOf = ({
  stable,
  previous,
  canary,
  pinned,
}: Pick<RemoteRow, 'stable' | 'previous' | 'canary' | 'pinned'>): string[] => [
  ...new Set([stable, previous, canary?.version, pinned].filter((version) => version != null)),
];

/** A registered release. @throws Refusal RELEASE_UNKNOWN */
export async function readRelease(db: Db | Tx, remote: string, version: string): Promise<Selectable<ReleaseTable>> {
  const row = await db
    .selectFrom('release')
    .selectAll()
    .where('remote_id', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw new Refusal('RELEASE_UNKNOWN', { parameters: { version } });
  return row;
}
