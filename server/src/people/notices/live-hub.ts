import type { PassThrough } from 'node:stream';
import type { LiveEvent } from '@console/contracts/platform/notices';
import { sql } from 'kysely';
import { EventStreams, type EventStream } from '../budgets/event-streams.ts';
import type { Caller, Db } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Services } from '../../platform/services.ts';
import type { LiveFigures } from './live-figures.ts';
import { toldVersion, viewOf } from '../sessions/viewing.ts';

/** The session of a stream. */
type Listener = Pick<Caller, 'userId' | 'sessionId'>;
type Connection = Listener & EventStream;

const nobody = '00000000-0000-0000-0000-000000000000';
const turnsOf = async (db: Db, sessionIds: readonly string[], now: Date): Promise<Seen['turns']> => {
  const rows = await db
    .selectFrom('user_session')
    .select(['id', 'viewed_role_id', 'viewed_until', 'view_turn'])
    .where('id', 'in', [...sessionIds.filter(isUuid), nobody])
    .where('view_turn', '>', 0)
    .execute();
  return new Map(rows.map((row) => [row.id, viewOf(row, now).turn]));
};

interface Seen {
  readonly unread: ReadonlyMap<string, number>;
  readonly version: number;
  readonly revision: number;
  /** Sessions that have ever viewed the console as a role. */
  readonly turns: ReadonlyMap<string, number>;
}

/**
 * Unread notices of the users, the privileges version and the registry's revision, in two queries for all connections.
 */
async function look(
  db: Db,
  { releasesRevision }: LiveFigures,
  listeners: readonly Listener[],
  now: Date,
): Promise<Seen> {
  const userIds = listeners.map(({ userId }) => userId);
  const turns = await turnsOf(
    db,
    listeners.map(({ sessionId }) => sessionId),
    now,
  );
  const { rows } = await sql<{ user_id: string | null; unread: number; version: number; revision: number }>`
    select n.user_id, count(n.id) as unread, v.value as version, ${releasesRevision} as revision
    from privileges_version v
    left join console_notice n on n.user_id = any(${[...new Set(userIds)]}::uuid[]) and n.read_at is null
      group by n.user_id, v.value`.execute(db);
  return {
    unread: new Map(rows.flatMap(({ user_id: id, unread }) => (id ? [[id, unread] as const] : []))),
    version: rows[0]?.version ?? 0,
    revision: rows[0]?.revision ?? 0,
    turns,
  };
}

/** Pushes unread notices, privileges and releases to open browsers. */
export class LiveHub extends EventStreams<Connection> {
  constructor(
    services: Services,
    private readonly figures: LiveFigures,
  ) {
    super(services, 'live-events');
  }

  /** Opens a stream of server-sent events. */
  open(
    { userId, sessionId, leaseId }: Listener & Pick<EventStream, 'leaseId'>,
    check: () => Promise<Caller>,
    signal: AbortSignal,
  ): PassThrough {
    return this.begin({ userId, sessionId, leaseId, check }, signal);
  }

  protected async look(streams: readonly Connection[]): Promise<void> {
    const { db, now } = this.services;
    const { unread, version, revision, turns } = await look(db, this.figures, streams, now());
    for (const each of streams) {
      const event: LiveEvent = {
        unread: unread.get(each.userId) ?? 0,
        privilegesVersion: toldVersion(version, turns.get(each.sessionId) ?? 0),
        releasesRevision: revision,
      };
      this.send(each, event);
    }
  }
}
