import { branchRates, type BranchRate } from '@console/contracts/branches-stores/branch/rates';
import { changeCallsOf, type ChangeRequest } from '@console/contracts/core/changes';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { ofSelection, seedDate } from '../../../test/environment.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { productsModules } from '../../products/modules.ts';
import { expireChanges } from '../../records/changes/expire.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { resourcesOf } from '../../records/resource/registered.ts';
import { branchesStoresModules } from '../modules.ts';

const server = useServer({ modules: [...productsModules, ...branchesStoresModules] });
const maker = testCaller('HARGA01', { '*': 'Full Access' });
const rates = callsOf(branchRates);
const changes = changeCallsOf(branchRates);
const office = branchId('SPEKTRA', '13020');
const reason = 'perubahan rate acak';
const dayMs = 86_400_000;

/** The same numbers in each run. */
function randomly(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const held = async (): Promise<BranchRate[]> => {
  const { rows } = (await server.current.call(rates.list, admin, { query: { branchId: office, size: 100 } as never }))
    .result;
  return rows.filter(({ tenors, productGroupId }: BranchRate) => tenors === '7-12' && productGroupId === null);
};

/** The days of approved rates from a day on, in order. */
async function periods(today: string) {
  const { rows } = await sql<{ since: string; until: string | null }>`select effective_from as since,
      effective_to as until from branch_rate where branch_id = ${office} and product_group_id is null
      and tenor_from = 7 and tenor_to = 12 and deleted_at is null and approval = 'APPROVED'
      and (effective_to is null or effective_to >= ${today}::date) order by effective_from`.execute(
    server.current.database.db,
  );
  return rows;
}

async function requireWhole(today: string, step: string): Promise<void> {
  const rows = await periods(today);
  const starts = rows.slice(1).map(({ since }) => since);
  expect({ step, ends: rows.slice(0, -1).map(({ until }) => until && dayAfter(until, 1)) }).toEqual({
    step,
    ends: starts,
  });
  expect({ step, first: rows[0] && rows[0].since <= today, last: rows.at(-1)?.until }).toEqual({
    step,
    first: true,
    last: null,
  });
}

afterEach(() => server.current.setNow(seedDate));

test.each(ofSelection({ gate: [1], all: [1, 2, 3] }))(
  'replaced, moved, cancelled, rejected and taken back at random, no day is without a rate (%i)',
  async (seed) => {
    const random = randomly(20_261_200 + seed);
    let done = 0;
    for (let step = 0; step < 40; step += 1) {
      const now = new Date(seedDate.getTime() + (seed * 200 + step * 2) * dayMs);
      server.current.setNow(now);
      await expireChanges(server.current.app.services, resourcesOf(server.current.app));
      const today = jakartaDay(now);
      const rows = await held();
      const body = (row: BranchRate) => ({
        ...Object.fromEntries(Object.keys(branchRates.fields).map((name) => [name, row[name as keyof BranchRate]])),
        secureId: row.secureId,
        version: row.version,
        rateRegular: (2.3 + random(10) / 100).toFixed(4),
        rateRepeat: null,
        effectiveFrom: dayAfter(today, 1 + random(30)),
        effectiveTo: null,
        reason,
      });
      const inForce = rows.find(({ phase }) => phase === 'IN_FORCE');
      const scheduled = rows.find(({ phase }) => phase === 'SCHEDULED');
      const { rows: waiting } = (
        await server.current.call(changes.changes, maker, { query: { state: ['PENDING'] } as never })
      ).result as { rows: ChangeRequest[] };
      const own = waiting.find(({ reason: given }) => given === reason);
      const kind = random(6);
      const secureIds = own ? [own.secureId] : [];
      const answer = own
        ? kind === 0
          ? await server.current.call(changes.withdrawChange, maker, { body: { secureIds } })
          : kind === 1
            ? await server.current.call(changes.rejectChange, admin, {
                body: { secureIds, note: 'tidak jadi' } as never,
              })
            : await tickingAll((acknowledged) =>
                server.current.call(changes.approveChange, admin, { body: { secureIds, acknowledged } }),
              )
        : scheduled && kind < 2
          ? await server.current.call(rates.cancel, maker, {
              body: { secureId: scheduled.secureId, version: scheduled.version, reason },
            })
          : await server.current.call(rates.update, maker, {
              body: body(scheduled && kind < 5 ? scheduled : inForce!) as never,
            });
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 300) done += 1;
      await requireWhole(today, `${step}: ${own ? 'decision' : 'proposal'} ${kind} ${answer.status}`);
    }
    expect(done).toBeGreaterThan(15);
  },
);
