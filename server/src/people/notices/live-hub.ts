import { PassThrough } from 'node:stream';
import type { LiveEvent } from '@console/contracts/platform/notices';
import { sql } from 'kysely';
import { closeStreams, keepStreams } from '../budgets/streams.ts';
import type { Caller, Db } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { passingCauseOf } from '../../platform/outage/passing-cause.ts';
import { reportFailure, failureLogOf } from '../../platform/outage/failure-log.ts';
import type { Services } from '../../platform/services.ts';
import type { LiveFigures } from './live-figures.ts';
import { toldVersion, viewOf } from '../sessions/viewing.ts';

/** The session of a stream. */
type Listener = Pick<Caller, 'userId' | 'sessionId'> & {
  /** Id of its lease in the budget of streams. */
  readonly leaseId: string;
};

interface Connection extends Listener {
  readonly stream: PassThrough;
  /** Throws when the session has ended. */
  readonly check: () => Promise<Caller>;
  sent: string;
}

const nobody = '00000000-0000-0000-0000-000000000000';
const lookMs = 2_000;
/** Milliseconds between keep-alive lines: proxies close silent connections. */
const aliveMs = 25_000;

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

/**
 * Pushes changes to open browsers. It polls the database rather than local events, so that it sees the changes of all
 * processes.
 */
export class LiveHub {
  readonly #connections = new Set<Connection>();
  #timer: NodeJS.Timeout | undefined;
  #aliveAt = 0;

  constructor(
    private readonly services: Services,
    private readonly figures: LiveFigures,
  ) {}

  /** Opens a stream of server-sent events. It ends with the session, or when the browser disconnects. */
  open({ userId, sessionId, leaseId }: Listener, check: () => Promise<Caller>, signal: AbortSignal): PassThrough {
    const stream = new PassThrough();
    const connection: Connection = { userId, sessionId, leaseId, stream, check, sent: '' };
    this.#connections.add(connection);
    signal.addEventListener('abort', () => this.#close(connection));
    stream.write('retry: 5000\n\n');
    void this.#tell();
    this.#timer ??= setInterval(() => void this.#tell(), lookMs).unref();
    return stream;
  }

  get size(): number {
    return this.#connections.size;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const connection of this.#connections) this.#close(connection);
  }

  #close(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    connection.stream.end();
    // A lease that is not removed expires.
    void closeStreams(this.services.db, [connection.leaseId]).catch((error: unknown) =>
      this.services.log.debug({ err: error }, 'stream not given back'),
    );
    if (this.#connections.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #tell(): Promise<void> {
    if (this.#connections.size === 0) return;
    try {
      const { unread, version, revision, turns } = await look(
        this.services.db,
        this.figures,
        [...this.#connections],
        this.services.now(),
      );
      for (const connection of this.#connections) {
        const { userId, sessionId } = connection;
        this.#send(connection, {
          unread: unread.get(userId) ?? 0,
          privilegesVersion: toldVersion(version, turns.get(sessionId) ?? 0),
          releasesRevision: revision,
        });
      }
      await this.#keepAlive();
      failureLogOf(this.services).succeeded('live-events');
    } catch (error) {
      reportFailure(this.services, 'live-events', error);
    }
  }

  #send(connection: Connection, event: LiveEvent): void {
    const data = JSON.stringify(event);
    if (data === connection.sent) return;
    connection.sent = data;
    connection.stream.write(`data: ${data}\n\n`);
  }

  async #keepAlive(): Promise<void> {
    const now = Date.now();
    if (now - this.#aliveAt < aliveMs) return;
    this.#aliveAt = now;
    await keepStreams(
      this.services.db,
      [...this.#connections].map(({ leaseId }) => leaseId),
      this.services.now(),
    );
    await Promise.all(
      [...this.#connections].map((connection) =>
        connection.check().then(
          () => {
            connection.stream.write(': \n\n');
          },
          // A failed query does not mean that the session has ended.
          (error: unknown) => {
            if (!passingCauseOf(error)) this.#close(connection);
          },
        ),
      ),
    );
  }
}
