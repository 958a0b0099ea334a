import { sql } from 'kysely';
import type { Db, Tx } from '../context.ts';
import type { FileStore } from '../files/store.ts';

/** The input of seeds. */
export interface SeedOptions {
  /** The seed date D. */
  readonly date: Date;
  readonly zipRows: number;
  readonly demoPassword: string;
  /** Whether it is a demonstration: with invented records, and accounts that all have the demo password. */
  readonly demoAccounts: boolean;
  readonly sso: boolean;
  /** Protects personal numbers, 32 bytes. */
  readonly dataKey: Buffer;
  /** Stores the pictures of seeded records. */
  readonly files: FileStore;
}

/** Initial data of a module. Loading it again with the same options changes nothing. */
export interface Seed {
  readonly name: string;
  run(tx: Tx, options: SeedOptions): Promise<void>;
}

/** A seed in the list of its domain. */
export interface ListedSeed extends Seed {
  /** Left out permanently unless the first start has `demoAccounts`. */
  readonly isDemonstration: boolean;
}

/**
 * What every console needs, such as offices, roles and reasons.
 * @example export const seeds = [...masters(offices, roles), ...demonstration(people)];
 */
export const masters = (...seeds: readonly Seed[]): readonly ListedSeed[] =>
  seeds.map((seed) => ({ ...seed, isDemonstration: false }));

/**
 * Invented people and records.
 * @example export const seeds = [...masters(offices, roles), ...demonstration(people)];
 */
export const demonstration = (...seeds: readonly Seed[]): readonly ListedSeed[] =>
  seeds.map((seed) => ({ ...seed, isDemonstration: true }));

interface SeedRunTable {
  name: string;
  run_at: Date;
}

declare module './schema.ts' {
  interface Database {
    seed_run: SeedRunTable;
  }
}

/** The table of loaded seeds. */
export const seedRunStep = {
  async up(db: Db): Promise<void> {
    await sql`create table seed_run (name text primary key, run_at timestamptz(3) not null)`.execute(db);
  },
};

/**
 * Loads the seeds that were never loaded, in order, each in its own transaction.
 * @param onStart called with the name of each seed before it is loaded.
 * @returns the names loaded now.
 */
export async function loadSeeds(
  db: Db,
  seeds: readonly ListedSeed[],
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
      // A console that was started without the demonstration never gets it.
      if (!claimed || (seed.isDemonstration && !options.demoAccounts)) return false;
      onStart(seed.name);
      await seed.run(tx, options);
      return true;
    });
    if (isNew) loaded.push(seed.name);
  }
  // The planner takes tables without statistics for small, and the embedded database analyses only every ten minutes.
  if (loaded.length > 0) await sql`analyze`.execute(db);
  return loaded;
}

/** Whether a seed was loaded at an earlier start. */
export const hasSeeded = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('seed_run').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;
