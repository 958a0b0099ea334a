import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import type { Database } from '../database/schema.ts';

/**
 * Seconds without a heartbeat after which a worker counts as dead, and another takes over its job, for every kind of
 * job.
 */
export const silentForSeconds = 15;
/** Milliseconds between heartbeats, and between searches for the jobs of dead workers. */
export const beatMs = (silentForSeconds * 1_000) / 3;

/** Another process has taken over, stopped or cancelled the job. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export const workerName = (): string => `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;

/** Columns that every table of jobs has. */
export interface LeasedRow {
  readonly id: string;
  readonly state: string;
}

/**
 * Leases of jobs in a table with the columns `state`, `worker` and `heartbeat_at`. One worker holds a job, and loses it
 * without heartbeats.
 */
export class Leases<Job extends LeasedRow> {
  /**
   * @param table the table of the jobs.
   * @param atWork states in which a job needs a worker.
   * @param since column with the time since which it waits.
   */
  constructor(
    private readonly table: keyof Database,
    private readonly atWork: readonly Job['state'][],
    private readonly since: string = 'created_at',
  ) {}

  get #isAtWork() {
    return sql<boolean>`state = any(${this.atWork}::text[])`;
  }

  get #isFree() {
    return sql<boolean>`(worker is null or heartbeat_at < now() - make_interval(secs => ${silentForSeconds}))`;
  }

  /**
   * Claims a free job.
   * @returns it, or `undefined` when another worker holds it.
   */
  async claim(db: Db, id: string, worker: string): Promise<Job | undefined> {
    const { rows } = await sql<Job>`
      update ${sql.table(this.table)} set worker = ${worker}, heartbeat_at = now()
      where id = ${id} and ${this.#isAtWork} and (worker = ${worker} or ${this.#isFree}) returning *`.execute(db);
    return rows[0];
  }

  /**
   * Renews the lease.
   * @returns the job as it is now.
   * @throws LeaseLost when another worker holds it.
   */
  async beat(db: Db | Tx, id: string, worker: string): Promise<Job> {
    const {
      rows: [job],
    } = await sql<Job>`
      update ${sql.table(this.table)} set heartbeat_at = now()
        where id = ${id} and worker = ${worker} and ${this.#isAtWork} returning *`.execute(db);
    if (!job) throw new LeaseLost(id);
    return job;
  }

  /** Releases a job, so that another process need not wait for the lease to expire. */
  async release(db: Db, id: string, worker: string): Promise<void> {
    await sql`update ${sql.table(this.table)} set worker = null, heartbeat_at = null
      where id = ${id} and worker = ${worker}`.execute(db);
  }

  /** Releases the jobs of all other workers: for the one process that holds the embedded database. */
  async releaseAll(db: Db): Promise<void> {
    await sql`update ${sql.table(this.table)} set worker = null, heartbeat_at = null where ${this.#isAtWork}`.execute(
      db,
    );
  }

  /** Jobs without a worker, those waiting longest first. */
  async waiting(db: Db): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(this.table)} where ${this.#isAtWork} and ${this.#isFree}
        order by ${sql.ref(this.since)}, id`.execute(db);
    return rows.map(({ id }) => id);
  }
}
