import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { beatMs, Leases, silentForSeconds, type LeasedRow } from './leases.ts';
import { JobWorker, type JobKind } from './worker.ts';

const server = useServer({ modules: [] });
const id = '00000000-0000-4000-8000-00000000f001';
const db = () => server.current.database.db;
/** Any table with the columns of leases. */
const leases = new Leases<LeasedRow>('leased' as never, ['RUNNING']);

interface Silence {
  readonly worker: string | null;
  readonly seconds: number;
}
async function leaseOf(): Promise<Silence> {
  const { rows } = await sql<Silence>`
    select worker, extract(epoch from now() - heartbeat_at)::float as seconds from leased where id = ${id}`.execute(
    db(),
  );
  return rows[0]!;
}
const heldBy = (worker: string, seconds: number) =>
  sql`update leased set worker = ${worker}, heartbeat_at = now() - make_interval(secs => ${seconds})`.execute(db());

/** A worker whose timers the test controls, and whose jobs run until the test ends them. */
function worker() {
  const ticks: { readonly tick: () => void; readonly pause: number }[] = [];
  const begun: string[] = [];
  let end: () => void = () => undefined;
  const kind: JobKind<LeasedRow> = {
    name: 'leased',
    leases,
    atOnce: 1,
    run: async (job) => {
      begun.push(job.id);
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      await sql`update leased set state = 'DONE'`.execute(db());
    },
    fail: () => Promise.resolve(),
  };
  const timers = {
    setInterval: (tick: () => void, pause: number) => {
      ticks.push({ tick, pause });
      return { unref: () => undefined };
    },
    clearInterval: () => void ticks.pop(),
  };
  return {
    jobs: new JobWorker(server.current.app.services, kind, timers as never),
    ticks,
    begun,
    end: () => end(),
  };
}
const until = async (holds: () => Promise<boolean> | boolean) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeAll(
  () =>
    sql`create table leased (id uuid primary key, state text, created_at timestamptz default now(), worker text,
      heartbeat_at timestamptz)`.execute(db()) as Promise<unknown>,
);
beforeEach(async () => {
  await sql`delete from leased`.execute(db());
  await sql`insert into leased (id, state) values (${id}, 'RUNNING')`.execute(db());
});

test('a worker says three times within the silence after which it is taken for dead that it lives', async () => {
  const [one, other] = [worker(), worker()];
  const running = one.jobs.start(id);
  await until(() => one.begun.length > 0);
  expect(one.ticks.map(({ pause }) => pause)).toEqual([beatMs]);
  expect(beatMs * 3).toBe(silentForSeconds * 1_000);
  const name = (await leaseOf()).worker!;
  for (let times = 0; times < 3; times += 1) {
    await heldBy(name, silentForSeconds - 1);
    one.ticks[0]!.tick();
    await until(async () => (await leaseOf()).seconds < silentForSeconds - 2);
    await other.jobs.recover();
  }
  one.end();
  await running;
  expect(other.begun).toEqual([]);
  expect(one.ticks).toEqual([]);
});

test('the job of a killed process continues in another within 20 seconds', async () => {
  const other = worker();
  await heldBy('killed', silentForSeconds - 1);
  expect(await leases.waiting(db())).toEqual([]);
  await heldBy('killed', silentForSeconds + 1);
  await until(async () => {
    await other.jobs.recover();
    return other.begun.length > 0;
  });
  other.end();
  await other.jobs.close();
  expect(silentForSeconds + beatMs / 1_000).toBeLessThanOrEqual(20);
});
