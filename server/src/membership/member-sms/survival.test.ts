import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { updateReasons } from '@console/contracts/membership/master-reason-update';
import { callsOf } from '@console/contracts/core/resource';
import { memberChangeCalls as calls } from '@console/contracts/membership/member-change';
import { memberCalls, members, type MemberLimit } from '@console/contracts/membership/membership';
import { sql } from 'kysely';
import { prepared } from '../../../test/environment.ts';
import { Program } from '../../../test/program.ts';
import type { Db } from '../../platform/context.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { memberId } from '../member/seed.ts';

/** The real program is killed within an event of a member; what follows from the event happens once or not at all. */

type Headers = Readonly<Record<string, string>>;
interface Changed {
  readonly secureId: string;
  readonly version: number;
}
/** A message of the gateway, by the id with which it is delivered once. */
interface Delivery {
  readonly id: string;
  readonly text: string;
}

let program: Program;
let closing: () => void = () => {};
beforeEach(() => {
  program = new Program();
});
afterEach(async () => {
  await program.remove();
  closing();
});

/** Reads or prepares the database of the killed program. */
async function looked<Result>(look: (db: Db) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDirectory } = program;
  const database = await openDatabase({ databaseUrl, dataDirectory, workerFile: prepared.worker });
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

/** Asks for a change of member i, with a reason. */
async function asked(maker: Headers, section: 'plafond' | 'block', i: number, values: object): Promise<Changed> {
  const { rows: reasons } = await program.call<{ rows: { secureId: string; code: string }[] }>(
    callsOf(updateReasons).list!,
    maker,
    { query: '?page=1&size=50' },
  );
  const reasonId = reasons.find(({ code }) => code === (section === 'block' ? 'FRAUD' : 'REQUEST'))!.secureId;
  const parameters = { secureId: memberId(i) };
  const { version } = await program.call<{ version: number }>(callsOf(members).detail!, maker, { parameters });
  const body = { version, reasonId, note: 'Dokumen palsu, dilaporkan cabang', ...values };
  return program.call<Changed>(calls[section], maker, { parameters, body });
}

/** A gateway that ends the program when the first message about a limit arrives, before it answers. */
async function killingGateway() {
  const delivered: Delivery[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const { messages } = JSON.parse(Buffer.concat(parts).toString()) as { messages: Delivery[] };
        const isFirst = delivered.length === 0;
        delivered.push(...messages.filter(({ text }) => text.includes('plafon Anda sekarang')));
        const results = messages.map(({ id }) => ({ id, outcome: 'SENT' }));
        const answer = () => response.setHeader('content-type', 'application/json').end(JSON.stringify({ results }));
        if (isFirst && delivered.length > 0) void program.end('SIGKILL').then(() => response.destroy());
        else answer();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing = () => void server.close();
  return {
    delivered,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Waits for so many deliveries. */
    async until(count: number) {
      while (delivered.length < count) await wait(100);
    },
  };
}

const queued = (db: Db) => db.selectFrom('member_sms').selectAll().where('code', '=', 'PLAFOND_CHANGED').execute();

test('a message on its way when the program is killed arrives under its id, and its event happened once', async () => {
  const gateway = await killingGateway();
  const environment = { CONSOLE_MESSAGE_GATEWAY_URL: gateway.url };
  await program.start(environment);
  const [maker, approver] = [await program.signIn('HOOPS01'), await program.signIn('ADMIN02')];
  const limits = await program.call<MemberLimit[]>(memberCalls.limits, maker, {
    parameters: { secureId: memberId(71) },
  });
  const { total } = limits.find(({ line }) => line === 'SPEKTRA')!;
  const change = await asked(maker, 'plafond', 71, { plafondLine: 'SPEKTRA', plafondTotal: total - 1_000_000 });
  const body = { secureId: change.secureId, version: change.version };
  expect(await program.call(calls.approve, approver, { body })).toMatchObject({ state: 'APPROVED' });
  await gateway.until(1);
  await program.end('SIGKILL');
  await looked(async (db) => {
    expect(await queued(db)).toHaveLength(1);
    await sql`update member_sms set next_try_at = now()`.execute(db);
    await sql`update scheduled_job set heartbeat_at = 'epoch', due_at = due_at - interval '1 hour'
      where name = 'member-sms'`.execute(db);
  });
  await program.start(environment);
  await gateway.until(2);
  expect(await program.end('SIGTERM')).toBe(0);
  expect(new Set(gateway.delivered.map(({ id }) => id)).size).toBe(1);
  await looked(async (db) => {
    expect(await queued(db)).toEqual([]);
    const reference = `CHANGE-${change.secureId}`;
    expect(await db.selectFrom('plafond_movement').select('kind').where('reference', '=', reference).execute()).toEqual(
      [{ kind: 'ADJUST' }],
    );
  });
});

/** What stands of a block in each of the places that it reaches. */
const standing = async (db: Db, i: number, changeId: string) => {
  const { rows } = await sql<Record<string, string | number>>`
    select c.state, m.status, (select count(*)::int from card_hold h join card k on k.id = h.card_id
        where k.holder_member_id = m.id and h.code = 'MEMBER_BLOCKED' and h.released_at is null) as holds,
      (select count(*)::int from escrow_account e where e.member_id = m.id and e.frozen_by_block) as frozen,
      (select count(*)::int from console_notice n where n.parameters::text like '%' || m.member_no || '%'
        and n.kind = 'CHANGE_APPROVED') as notices
    from member m join member_change c on c.member_id = m.id and c.id = ${changeId}
    where m.id = ${memberId(i)}`.execute(db);
  return rows[0]!;
};
const before = { state: 'PENDING', status: 'active', holds: 0, frozen: 0, notices: 0 };
const after = { state: 'APPROVED', status: 'blocked', holds: 1, frozen: 1, notices: 1 };

test('a block whose approval is killed reaches member, card, money and notice together, or none of them', async () => {
  const outcomes = new Set<string>();
  const blocked = [64, 65, 67];
  for (const [turn, i] of blocked.entries()) {
    await program.start();
    const [maker, approver] = [await program.signIn('HOOPS01'), await program.signIn('ADMIN02')];
    const { secureId, version } = await asked(maker, 'block', i, {});
    const body = { secureId, version };
    void program.call(calls.approve, approver, { body }).catch(() => {});
    await wait(turn * 40);
    await program.end('SIGKILL');
    const found = await looked((db) => standing(db, i, secureId));
    outcomes.add(String(found['state']));
    expect([before, after]).toContainEqual(found);
    await program.start();
    const again = await program.signIn('ADMIN02');
    const answer = await program.call<{ state: string }>(calls.approve, again, { body });
    expect(found['state'] === 'PENDING' ? answer.state : answer.code).toBe(
      found['state'] === 'PENDING' ? 'APPROVED' : 'STALE_VERSION',
    );
    expect(await program.end('SIGTERM')).toBe(0);
    expect(await looked((db) => standing(db, i, secureId))).toEqual(after);
  }
  expect(outcomes.size).toBeGreaterThan(0);
});
