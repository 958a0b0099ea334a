import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDirectory } from './directory-lock.ts';
import type { WorkerInput, WorkerMessage } from './serve.ts';

export interface EmbeddedDatabase {
  /** Connection string, valid while this process lives. */
  readonly url: string;
  stop(): Promise<void>;
}

const answerOf = (worker: Worker): Promise<WorkerMessage> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code}`)));
  });

/**
 * Opens the embedded database, created on the first start, behind a wire server.
 * @param workerFile the built `database-worker.mjs`.
 * @param options `idleInTransactionMs`: milliseconds after which a connection idle in a transaction is disconnected;
 *   default one minute.
 * @throws DirectoryInUse when another process has it open.
 */
export async function startEmbedded(
  directory: string,
  workerFile: string | URL,
  options: Pick<WorkerInput, 'idleInTransactionMs'> = {},
): Promise<EmbeddedDatabase> {
  fs.mkdirSync(path.dirname(path.resolve(directory)), { recursive: true });
  const unlock = lockDirectory(directory);
  try {
    const password = randomBytes(24).toString('base64url');
    const worker = new Worker(workerFile, { workerData: { directory, password, ...options } satisfies WorkerInput });
    const opened = await answerOf(worker);
    if (!opened) throw new Error('The embedded database closed while opening');
    return {
      url: `postgresql://postgres:${password}@127.0.0.1:${opened.port}/postgres?sslmode=disable`,
      stop: async () => {
        const closed = answerOf(worker);
        worker.postMessage('close');
        await closed;
        await worker.terminate();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
