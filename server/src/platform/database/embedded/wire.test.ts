// Long: one protocol, with the client that speaks it.
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { useEmbedded } from '../../../../test/embedded.ts';
import { connect } from '../open.ts';

/** Much longer than a transaction of these tests is idle unless it means to, also on a machine with other work. */
const database = useEmbedded({ idleInTransactionMs: 5_000 });
const open: { end(): Promise<void> }[] = [];

function pool(max: number): pg.Pool {
  const made = new pg.Pool({ connectionString: database.current.url, max });
  made.on('error', () => {});
  open.push(made);
  return made;
}

async function client(): Promise<pg.Client> {
  const made = new pg.Client(database.current.url);
  made.on('error', () => {});
  await made.connect();
  open.push(made);
  return made;
}

beforeAll(async () => {
  await pool(1).query(
    `create table account (id int primary key, name text not null, detail jsonb, amount numeric not null default 0)`,
  );
  await pool(1).query(`insert into account (id, name) select i, 'n' || i from generate_series(1, 200) i`);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.end().catch(() => {})));
});

/** Closes the socket without a Terminate message, as a killed process does. */
const cut = (one: pg.Client): void => {
  (one as unknown as { connection: { stream: net.Socket } }).connection.stream.destroy();
};

describe('many connections on one session', () => {
  const large = 'x'.repeat(300_000);
  const operations: ((db: pg.Pool, i: number) => Promise<boolean>)[] = [
    async (db, i) => (await db.query('select $1::int a, $2::text b', [i, `t${i}`])).rows[0].b === `t${i}`,
    async (db, i) =>
      (await db.query('select id, name from account where id = $1', [1 + (i % 200)])).rows[0].id === 1 + (i % 200),
    async (db, i) =>
      (await db.query('select length($1::text) l, $2::int i', [large + i, i])).rows[0].l ===
      large.length + String(i).length,
    async (db, i) =>
      (await db.query('select count(*)::int n from account where id = any($1::int[])', [[1, 2, 3, (i % 5) + 4]]))
        .rows[0].n === 4,
    async (db, i) =>
      db.query('select nope from account where id = $1', [i]).then(
        () => false,
        (error: { code: string }) => error.code === '42703',
      ),
    async (db, i) => {
      const one = await db.connect();
      try {
        await one.query('begin');
        await one.query('update account set detail = $1 where id = $2', [{ i }, 1 + (i % 200)]);
        const { rows } = await one.query('select $1::text x', [`z${i}`]);
        await one.query(i % 3 ? 'commit' : 'rollback');
        return rows[0].x === `z${i}`;
      } finally {
        one.release();
      }
    },
    async (db, i) => (await db.query("select repeat('y', 200000) r, $1::int i", [i])).rows[0].i === i,
  ];

  it('answers each its own, whatever they mix', async () => {
    const db = pool(10);
    let next = 0;
    const wrong: number[] = [];
    const work = async () => {
      for (let i = next++; i < 1_400; i = next++)
        if (!(await operations[(i * 5) % operations.length]?.(db, i))) wrong.push(i);
    };
    await Promise.all(Array.from({ length: 20 }, work));
    expect(wrong).toEqual([]);
  });

  it('loses no update that was read and written inside a transaction', async () => {
    const db = pool(8);
    await Promise.all(
      Array.from({ length: 60 }, async () => {
        const one = await db.connect();
        await one.query('begin');
        const { rows } = await one.query('select amount from account where id = 1 for update');
        await one.query('update account set amount = $1 where id = 1', [Number(rows[0].amount) + 1]);
        await one.query('commit');
        one.release();
      }),
    );
    expect((await db.query('select amount::int from account where id = 1')).rows[0].amount).toBe(60);
  });
});

describe('transactions', () => {
  it('keep others out until they end, and others see what was committed', async () => {
    const [first, second] = [await client(), await client()];
    await first.query('begin');
    await first.query(`update account set name = 'changed' where id = 2`);
    let answered = false;
    const reading = second.query('select name from account where id = 2').then(({ rows }) => {
      answered = true;
      return rows[0].name as string;
    });
    await first.query('select 1');
    expect(answered).toBe(false);
    await first.query('commit');
    expect(await reading).toBe('changed');
  });

  it('are rolled back when their connection is cut', async () => {
    const [first, second] = [await client(), await client()];
    await first.query('begin');
    await first.query(`update account set name = 'lost' where id = 3`);
    cut(first);
    expect((await second.query('select name from account where id = 3')).rows[0].name).toBe('n3');
  });

  it('are rolled back when their connection is cut in the middle of a query', async () => {
    const [first, second] = [await client(), await client()];
    await first.query('begin');
    await first.query(`update account set name = 'lost' where id = 4`);
    first.query('select pg_sleep(0.2)').catch(() => {});
    await wait(50);
    cut(first);
    expect((await second.query('select name from account where id = 4')).rows[0].name).toBe('n4');
  });

  it('that fail refuse further queries and end with a rollback', async () => {
    const one = await client();
    await one.query('begin');
    await expect(one.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(one.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await one.query('rollback');
    expect((await one.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('left idle are cut off, so that others go on', async () => {
    const [first, second] = [await client(), await client()];
    const ended = new Promise<{ code?: string }>((resolve) => {
      first.once('error', resolve);
    });
    await first.query('begin');
    await first.query(`update account set name = 'idle' where id = 5`);
    expect((await second.query('select name from account where id = 5')).rows[0].name).toBe('n5');
    expect(await ended).toMatchObject({ code: '25P03' });
  });
});

describe('named statements', () => {
  it('of two connections do not meet, even with one name', async () => {
    const [first, second] = [await client(), await client()];
    const ask = (one: pg.Client, text: string) =>
      one.query({ name: 'same', text, values: [7] }).then(({ rows }) => rows[0].v as string);
    expect(await ask(first, `select 'a' || $1::int as v`)).toBe('a7');
    expect(await ask(second, `select 'b' || $1::int as v`)).toBe('b7');
    expect(await ask(first, `select 'a' || $1::int as v`)).toBe('a7');
  });

  it('go with their connection', async () => {
    const first = await client();
    await first.query({ name: 'left', text: 'select 1' });
    const watcher = await client();
    const kept = async () =>
      (await watcher.query(`select count(*)::int n from pg_prepared_statements where name like '%left'`)).rows[0]
        .n as number;
    expect(await kept()).toBe(1);
    await first.end();
    for (let tries = 0; tries < 100 && (await kept()) > 0; tries++) await wait(10);
    expect(await kept()).toBe(0);
  });
});

describe('notifications', () => {
  it('reach every connection that listens, from whichever sends', async () => {
    const [first, second, sender] = [await client(), await client(), await client()];
    const heard = [first, second].map(
      (one) =>
        new Promise<string | undefined>((resolve) => {
          one.once('notification', ({ payload }) => resolve(payload));
        }),
    );
    await first.query('listen news');
    await second.query('listen news');
    await sender.query(`select pg_notify('news', 'hello')`);
    expect(await Promise.all(heard)).toEqual(['hello', 'hello']);
  });
});

describe('the password', () => {
  it('is needed', async () => {
    const url = new URL(database.current.url);
    url.password = 'wrong';
    await expect(new pg.Client(url.href).connect()).rejects.toMatchObject({ code: '28P01' });
  });

  it('is not passed by an invalid message', async () => {
    const { port } = new URL(database.current.url);
    const socket = net.connect(Number(port), '127.0.0.1');
    const startup = Buffer.from('\0\0\0\x08\0\x03\0\0', 'latin1');
    const query = Buffer.from('Q\0\0\0\x0dselect 1\0', 'latin1');
    socket.write(Buffer.concat([startup, query]));
    const received: Buffer[] = [];
    for await (const chunk of socket) received.push(chunk as Buffer);
    expect(Buffer.concat(received).toString('latin1')).toContain('password authentication failed');
  });
});

it('a connection cut off in the middle of the work of the services fails that work, and nothing else', async () => {
  const told: string[] = [];
  const { db } = connect(database.current.url, ({ message }) => told.push(message));
  open.push({ end: () => db.destroy() });
  await expect(
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      while (told.length === 0) await wait(20);
      await sql`select 1`.execute(tx);
    }),
  ).rejects.toThrow();
  expect(told.length).toBeGreaterThan(0);
  await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
});
