import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import type { Database } from '../database/schema.ts';

/** A worker silent for so long is taken for dead, and another goes on with its job, whatever kind of job. */
export const silentForSeconds = 15;
/** How often a worker says that it lives, and how often the others look for what a dead one left. */
export const beatMs = (silentForSeconds * 1_000) / 3;

/** The job has been taken over, stopped or cancelled by another process. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export const workerName = (): string => `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;

/** What a table of jobs has besides its own columns. */
export interface LeasedRow {
  readonly id: string;
  readonly state: string;
}

/**
 * Who works on which job of a table with the columns `state`, `worker` and `heartbeat_at`. Only one worker holds a job,
 * and a silent one loses it.
 */
export class Leases<Job extends LeasedRow> {
  /**
   * @param table the table of the jobs.
   * @param atWork states in which a job is to be worked on.
   * @param since column of the time since when it waits.
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

  /** Takes a job that nobody works on. @returns it, or `undefined` when somebody does. */
  async claim(db: Db, id: string, worker: string): Promise<Job | undefined> {
    const { rows } = await sql<Job>`
      update ${sql.table(this.table)} set worker = ${worker}, heartbeat_at = now()
      where id = ${id} and ${this.#isAtWork} and (worker = ${worker} or ${this.#isFree}) returning *`.execute(db);
    return rows[0];
  }

  /** Says that the worker lives. @returns the job as it is now. @throws LeaseLost when it is no longer the worker's. */
  async beat(db: Db | Tx, id: string, worker: string): Promise<Job> {
    const {
      rows: [job],
    } = await sql<Job>`
      update ${sql.table(this.table)} set heartbeat_at = now()
        where id = ${id} and worker = ${worker} and ${this.#isAtWork} returning *`.execute(db);
    if (!job) throw new LeaseLost(id);
    return job;
  }

  /** Lets go of a job, so that another process need not wait for the silence. */
  async release(db: Db, id: string, worker: string): Promise<void> {
    await sql`update ${sql.table(this.table)} set worker = null, heartbeat_at = null
      where id = ${id} and worker = ${worker}`.execute(db);
  }

  /** Takes the jobs of all other workers from them: for the one process that holds the embedded database alone. */
  async releaseAll(db: Db): Promise<void> {
    await sql`update ${sql.table(this.table)} set worker = null, heartbeat_at = null where ${this.#isAtWork}`.execute(
      db,
    );
  }

  /** Jobs that nobody works on, those waiting longest first. */
  async waiting(db: Db): Promise<readonly string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(this.table)} where ${this.#isAtWork} and ${this.#isFree}
        order by ${sql.ref(this.since)}, id`.execute(db);
    return rows.map(({ id }) => id);
  }
}
