import { sql } from 'kysely';
import { openTestDatabase, useDatabase } from '../../../test/database.ts';
import { seedOptions } from '../../../test/environment.ts';
import { migrations } from '../../migrations.ts';
import { protectedText } from '../protected-text/protected-text.ts';
import { seeds } from '../../seeds.ts';
import { connect } from './open.ts';
import { migrate } from './migrate.ts';
import { loadSeeds, masters, type Seed } from './seed.ts';
import { vacuum } from '../upkeep/vacuum.ts';

const database = useDatabase();
const texts = protectedText(seedOptions.dataKey);
const step = (name: string) => ({
  up: async (db: Parameters<(typeof migrations)[string]['up']>[0]) => {
    await sql`create table ${sql.table(name)} (id int)`.execute(db);
  },
});

describe('migrate', () => {
  it('applies only what is new, also a step that comes between those applied', async () => {
    const { db } = database.current;
    expect(await migrate(db, migrations, texts)).toEqual([]);
    expect(
      await migrate(
        db,
        { ...migrations, '0001_between': step('between_table'), '9999_last': step('last_table') },
        texts,
      ),
    ).toEqual(['0001_between', '9999_last']);
  });

  it('leaves nothing of a run whose step fails, and names it', async () => {
    const other = await openTestDatabase();
    const broken = {
      up: async () => {
        throw new Error('no such thing');
      },
    };
    await expect(
      migrate(other.db, { ...migrations, '9001_good': step('half_table'), '9002_bad': broken }, texts),
    ).rejects.toThrow('(step 9002_bad): no such thing');
    const { rows } = await sql`select to_regclass('half_table') as found`.execute(other.db);
    expect(rows).toEqual([{ found: null }]);
    await other.close();
  });

  it('bears several copies of the program starting at once', async () => {
    const other = await openTestDatabase();
    const second = connect(other.url);
    const steps = { ...migrations, '9001_new': step('new_table') };
    const applied = await Promise.all([migrate(other.db, steps, texts), migrate(second.db, steps, texts)]);
    expect(applied.flat()).toEqual(['9001_new']);
    await second.db.destroy();
    await other.close();
  });
});

describe('loadSeeds', () => {
  it('runs each seed once', async () => {
    let runs = 0;
    const seed: Seed = {
      name: 'counted',
      run: async () => {
        runs++;
      },
    };
    expect(await loadSeeds(database.current.db, masters(seed), seedOptions)).toEqual(['counted']);
    expect(await loadSeeds(database.current.db, masters(seed), seedOptions)).toEqual([]);
    expect(runs).toBe(1);
  });

  it('has nothing left to load on the second start', async () => {
    expect(await loadSeeds(database.current.db, seeds, seedOptions)).toEqual([]);
  });

  it('leaves nothing of a seed that fails, and loads it at the next start', async () => {
    const { db } = database.current;
    let fails = true;
    const seed: Seed = {
      name: 'fragile',
      run: async (tx) => {
        await sql`create table fragile_seed (id int)`.execute(tx);
        if (fails) throw new Error('no such thing');
      },
    };
    await expect(loadSeeds(db, masters(seed), seedOptions)).rejects.toThrow('no such thing');
    fails = false;
    expect(await loadSeeds(db, masters(seed), seedOptions)).toEqual(['fragile']);
  });
});

describe('vacuum', () => {
  it('takes the tables that have changed much', async () => {
    const { db } = database.current;
    await sql`create table busy as select generate_series(1, 5000) as id`.execute(db);
    await sql`update busy set id = id + 1`.execute(db);
    expect(await vacuum(db)).toContain('busy');
    expect(await vacuum(db)).not.toContain('busy');
  });
});
