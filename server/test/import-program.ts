import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@console/contracts/core/call';
import { importJobCalls, type ImportJob } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import type { Db } from '../src/platform/context.ts';
import { connect, openDatabase } from '../src/platform/database/open.ts';
import { silentForSeconds } from '../src/platform/jobs/leases.ts';
import { prepared } from './environment.ts';
import { Program } from './program.ts';

type Headers = Readonly<Record<string, string>>;

const moment = 25;

/** The real program with its import jobs, to be killed in the middle of one. */
export class ImportProgram extends Program {
  jobOf(headers: Headers, secureId: string): Promise<ImportJob & { code?: string }> {
    return this.call<ImportJob>(importJobCalls.detail, headers, { parameters: { secureId } });
  }

  /** Uploads a file of these lines, the first one with the names of the columns. */
  upload(call: Call, headers: Headers, lines: readonly string[]): Promise<ImportJob & { code?: string }> {
    const body = new FormData();
    body.append('file', new Blob([lines.join('\n')], { type: 'text/csv' }), 'impor.csv');
    return this.call<ImportJob>(call, headers, { body });
  }

  /** Polls a job until the condition holds. @throws when the job failed */
  async until(headers: Headers, secureId: string, wanted: (job: ImportJob) => boolean): Promise<ImportJob> {
    for (;;) {
      const job = await this.jobOf(headers, secureId);
      if (wanted(job)) return job;
      if (job.state === 'FAILED') throw new Error(this.complaint);
      await wait(moment);
    }
  }

  /** Expires the leases of the killed process. The embedded database needs no waiting. */
  async #letLeasesLapse(): Promise<void> {
    if (!this.databaseUrl) return;
    const { db } = connect(this.databaseUrl);
    await sql`
      update import_job set heartbeat_at = now() - make_interval(secs => ${silentForSeconds + 1})
      where worker is not null`.execute(db);
    await db.destroy();
  }

  async killAndStartAgain(): Promise<void> {
    expect(await this.end('SIGKILL')).toBeNull();
    await this.#letLeasesLapse();
    await this.start();
  }

  /** Stops the program and reads its database. */
  async afterwards<Result>(look: (db: Db) => Promise<Result>): Promise<Result> {
    expect(await this.end('SIGTERM')).toBe(0);
    const database = await openDatabase({
      databaseUrl: this.databaseUrl,
      dataDirectory: this.dataDirectory,
      workerFile: prepared.worker,
    });
    try {
      return await look(database.db);
    } finally {
      await database.close();
    }
  }
}

export const isDone = ({ state }: ImportJob): boolean => state === 'COMPLETED';
