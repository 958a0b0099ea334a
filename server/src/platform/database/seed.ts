import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import type { FileStore } from '../files/store.ts';

/** What seeds are made from. */
export interface SeedOptions {
  /** The seed date D. */
  readonly date: Date;
  readonly zipRows: number;
  readonly demoPassword: string;
  /** Whether seeded accounts may be used, all by the demo password. */
  readonly demoAccounts: boolean;
  readonly sso: boolean;
  /** Protects personal numbers, 32 bytes. */
  readonly dataKey: Buffer;
  /** Takes the pictures of seeded records. */
  readonly files: FileStore;
}

/** Initial data of a module. Loading it again with the same options changes nothing. */
export interface Seed {
  readonly name: string;
  run(tx: Tx, options: SeedOptions): Promise<void>;
}

interface SeedRunTable {
  name: string;
  run_at: Date;
}

declare module './schema.ts' {
  interface Database {
    seed_run: SeedRunTable;
  }
}

/** Which seeds have been loaded. */
export const seedRunStep = {
  async up(db: Db): Promise<void> {
    await sql`create table seed_run (name text primary key, run_at timestamptz(3) not null)`.execute(db);
  },
};

/**
 * Loads the seeds that have never been loaded, in order, each in a transaction of its own.
 * @param onStart told the name of each seed as its loading begins.
 * @returns the names loaded now.
 */
export async function loadSeeds(
  db: Db,
  seeds: readonly Seed[],
  options: SeedOptions,
  onStart: (name: string) => void = () => {},
): Promise<string[]> {
  const loaded: string[] = [];
  for (const seed of seeds) {
    const isNew = await db.transaction().execute(async (tx) => {
      const claimed = await tx
        .insertInto('seed_run')
        .values({ name: seed.name, run_at: new Date() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      if (!claimed) return false;
      onStart(seed.name);
      await seed.run(tx, options);
      return true;
    });
    if (isNew) loaded.push(seed.name);
  }
  // Until its tables are counted the planner takes them for small, and the embedded database counts every ten minutes
  // only.
  if (loaded.length > 0) await sql`analyze`.execute(db);
  return loaded;
}

/** Whether a seed ran at an earlier start. */
export const hasSeeded = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('seed_run').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
