import { Migrator, type Migration } from 'kysely';
import type { Db } from '../context.ts';
import type { ProtectedText } from '../protected-text/protected-text.ts';

/** A migration of the schema. Forward only: a mistake is corrected by a further step. */
export interface SchemaStep {
  /** @param texts encrypts columns that were plain text before this step. */
  up(db: Db, texts: ProtectedText): Promise<void>;
}

/**
 * Applies the missing migrations. Several processes may start at once: one migrates, the others wait.
 * @param steps by name; names sort in the order of application.
 * @returns the names applied now.
 */
export async function migrate(
  db: Db,
  steps: Readonly<Record<string, SchemaStep>>,
  texts: ProtectedText,
): Promise<string[]> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Migration] => [name, { up: (tx: Db) => step.up(tx, texts) }]),
  );
  const migrator = new Migrator({
    db,
    // A team may merge a step after a step with a higher number was applied elsewhere.
    allowUnorderedMigrations: true,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(
      `The database schema cannot be brought up to date${failed ? ` (step ${failed.migrationName})` : ''}: ` +
        (error as Error).message,
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}
