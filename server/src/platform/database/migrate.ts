import { Migrator, type Migration } from 'kysely';
import type { Db } from '../context.ts';

/** A step of the schema. There is no way back: a mistake is corrected by a further step. */
export interface SchemaStep {
  up(db: Db): Promise<void>;
}

/**
 * Brings the schema up to date. Several copies of the program may start at once: one migrates, the others wait.
 * @param steps by name; names sort in the order of application.
 * @returns the names applied now.
 */
export async function migrate(db: Db, steps: Readonly<Record<string, SchemaStep>>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    // A team's step may be merged after one with a higher number has been applied elsewhere.
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(steps as unknown as Record<string, Migration>) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(
      `The database schema cannot be brought up to date${failed ? ` (step ${failed.migrationName})` : ''}: ${(error as Error).message}`,
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}
