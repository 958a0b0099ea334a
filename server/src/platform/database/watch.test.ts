import { sql } from 'kysely';
import { copyDatabase, type DatabaseCopy } from '../../../test/database.ts';
import { prepared } from '../../../test/environment.ts';
import { Line } from '../../../test/line.ts';
import { passingCauseOf } from '../outage/passing-cause.ts';
import { connect } from './open.ts';
import { ServerWatch } from './watch.ts';

/** Needs a real PostgreSQL behind a proxy that can stop forwarding. */
const onServer = prepared.server ? describe : describe.skip;

onServer('the watch over a server', () => {
  let copy: DatabaseCopy;
  let line: Line;
  let watch: ServerWatch;
  let db: ReturnType<typeof connect>['db'];
  beforeAll(async () => {
    copy = await copyDatabase('');
    line = new Line(new URL(copy.databaseUrl!));
    await line.open();
  });
  beforeEach(async () => {
    watch = new ServerWatch(line.url);
    db = connect(line.url, undefined, watch).db;
    await sql`select 1`.execute(db);
  });
  afterEach(async () => {
    line.letGo();
    await db.destroy();
  });
  afterAll(async () => {
    line.close();
    await copy.drop();
  });
  const causeOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'answered', passingCauseOf);

  it('lets a statement take its time while the server answers', async () => {
    await expect(sql`select pg_sleep(5)`.execute(db)).resolves.toBeDefined();
  });

  it('ends statements, transactions and those who wait for a connection when nothing is answered', async () => {
    line.hold();
    const more = Array.from({ length: 14 }, () => causeOf(sql`select 1`.execute(db)));
    const inTransaction = causeOf(db.transaction().execute((tx) => sql`select 1`.execute(tx)));
    expect(new Set(await Promise.all([...more, inTransaction]))).toEqual(new Set(['DATABASE_UNAVAILABLE']));
    // The server is known to be silent: no further call waits for it.
    const begin = watch.begin.bind(watch);
    let waits = 0;
    watch.begin = (...of) => {
      waits += 1;
      return begin(...of);
    };
    expect(await causeOf(sql`select 1`.execute(db))).toBe('DATABASE_UNAVAILABLE');
    expect(waits).toBe(0);
    line.letGo();
    while ((await causeOf(sql`select 1`.execute(db))) !== 'answered')
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
  });
});
