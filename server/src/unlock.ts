import type { Configuration } from './platform/configuration/configuration.ts';
import { openDatabase } from './platform/database/open.ts';
import { unlockAccount } from './people/auth/unlock.ts';

/**
 * `main.mjs unlock <username>`: on the database of this configuration, beside the running program when it is
 * PostgreSQL.
 */
export async function unlock(configuration: Configuration, workerFile: URL, username: string): Promise<void> {
  const database = await openDatabase({ ...configuration, workerFile });
  try {
    await unlockAccount(database.db, username);
  } finally {
    await database.close();
  }
}
