import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { calls, thingModule, things } from './calls.fixture.ts';
import { deleteOldAnswers } from './idempotency.ts';

const server = useServer({ modules: [thingModule] });
const create = (key: string, name: string, caller = admin) =>
  server.current.call(calls.create, caller, { body: { name }, headers: { 'idempotency-key': key } });

beforeEach(() => Object.assign(things, { created: [], delayMs: 0, refuse: false }));

describe('a call with an Idempotency-Key', () => {
  it('is done once and answered the same ever after', async () => {
    const key = randomUUID();
    const first = await create(key, 'once');
    expect((await create(key, 'once')).body).toEqual(first.body);
    expect(things.created).toEqual(['once']);
  });

  it('is answered with the same status', async () => {
    const later = () =>
      server.current.call(calls.create, admin, {
        body: { name: 'later', amount: 202 },
        headers: { 'idempotency-key': '0b1d7a3c-0000-4000-8000-000000000001' },
      });
    const first = await later();
    expect(await later()).toMatchObject({ status: 202, body: first.body });
  });

  it('is done once when several come at the same time', async () => {
    things.delayMs = 150;
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => create(key, 'meet')));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(things.created).toEqual(['meet']);
  });

  it('is refused with another body', async () => {
    const key = randomUUID();
    await create(key, 'first');
    expect(await create(key, 'second')).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_REUSED' } });
  });

  it('belongs to one user', async () => {
    const key = randomUUID();
    await create(key, 'mine');
    await create(key, 'theirs', testCaller('OTHER01', { '*': 'Input' }));
    expect(things.created).toEqual(['mine', 'theirs']);
  });

  it('may be repeated after a refusal', async () => {
    const key = randomUUID();
    things.refuse = true;
    expect(await create(key, 'again')).toMatchObject({
      status: 409,
      body: { code: 'THING_FULL', message: 'Sudah penuh: 3' },
    });
    things.refuse = false;
    expect((await create(key, 'again')).status).toBe(200);
  });

  it('is demanded where what is done twice cannot be taken back', async () => {
    const spend = (headers: Record<string, string>) =>
      fetch(`${server.current.origin}/api/middle/thing/spend`, {
        method: 'POST',
        headers: { authorization: 'Bearer test', username: admin.username, ...headers },
      });
    const refused = await spend({});
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([400, 'IDEMPOTENCY_REQUIRED']);
    expect((await spend({ 'idempotency-key': randomUUID() })).status).toBe(200);
  });

  it('must be a UUID', async () => {
    expect((await create('abc', 'name')).status).toBe(400);
  });

  it('is done again after a day, or when the first died with its process', async () => {
    const { db } = server.current.database;
    const [old, died] = [randomUUID(), randomUUID()];
    await create(old, 'old');
    await sql`update idempotency_key set created_at = now() - interval '25 hours' where key = ${old}`.execute(db);
    await create(old, 'anew');
    await create(died, 'died');
    await sql`update idempotency_key set done = false, created_at = now() - interval '2 minutes'
      where key = ${died}`.execute(db);
    await create(died, 'died');
    expect(things.created).toEqual(['old', 'anew', 'died', 'died']);
  });

  it('is forgotten after a day', async () => {
    const { db } = server.current.database;
    const [old, fresh] = [randomUUID(), randomUUID()];
    await create(old, 'old');
    await create(fresh, 'fresh');
    await sql`update idempotency_key set created_at = now() - interval '25 hours' where key = ${old}`.execute(db);
    await deleteOldAnswers(db);
    const left = await db.selectFrom('idempotency_key').select('key').where('key', 'in', [old, fresh]).execute();
    expect(left).toEqual([{ key: fresh }]);
  });
});
