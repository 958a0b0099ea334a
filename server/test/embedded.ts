import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded, type EmbeddedDatabase } from '../src/platform/database/embedded/start.ts';
import { prepared } from './environment.ts';

/** One empty embedded database for a test file, whatever database the suite uses. */
export function useEmbedded(options: { idleInTransactionMs?: number } = {}): { readonly current: EmbeddedDatabase } {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'console-embedded-'));
  let database: EmbeddedDatabase | null = null;
  beforeAll(async () => {
    database = await startEmbedded(path.join(directory, 'database'), prepared.worker, options);
  });
  afterAll(async () => {
    await database?.stop();
    fs.rmSync(directory, { recursive: true, force: true });
  });
  return {
    get current() {
      if (!database) throw new Error('The database is started before the first test');
      return database;
    },
  };
}
