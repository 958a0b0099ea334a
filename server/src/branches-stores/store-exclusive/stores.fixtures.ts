import { simulationCalls } from '@console/contracts/branches-stores/branch/simulation';
import { storeExclusiveRates } from '@console/contracts/branches-stores/store-exclusive-rate';
import { changeCallsOf } from '@console/contracts/core/changes';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import type { TestServer } from '../../../test/server.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

/** Stores of this office, which is not under Qanun: the fourth and fifth have no seeded rates. */
export const office = '10040';
export const maker = testCaller('HARGA01', { 'store:browse': 'Full Access', 'branch:browse': 'Full Access' });
export const today = jakartaDay(seedDate);
export const [start, end] = [dayAfter(today, 1), dayAfter(today, 90)];

/** What tests of exclusive rates of stores ask for. */
export function exclusiveOf(server: { readonly current: TestServer }) {
  const change = changeCallsOf(storeExclusiveRates);
  const pending = async () => {
    const { rows } = (
      await server.current.call(change.changes, admin, { query: { state: ['PENDING'], size: 100 } as never })
    ).result;
    return rows as {
      secureId: string;
      recordLabel: string;
      warnings: { code: string }[];
      consequence: string | null;
    }[];
  };
  /** Decides on the changes of a store, or of all. */
  const approve = async (label = '', caller = admin) => {
    const secureIds = (await pending())
      .filter(({ recordLabel }) => recordLabel.includes(label))
      .map(({ secureId }) => secureId);
    return tickingAll((acknowledged) =>
      server.current.call(change.approveChange, caller, { body: { secureIds, acknowledged } }),
    );
  };
  const resolve = (question: object) =>
    server.current.call(simulationCalls.resolveSpektra, maker, {
      query: { branchId: branchId('SPEKTRA', office), tenor: 12, date: start, ...question } as never,
    });
  /** The rate that applies, with the level of its path. */
  const applied = async (question: object) => {
    const { rate, path } = (await resolve(question)).result;
    return [rate, path[0]?.level];
  };
  return { change, pending, approve, resolve, applied };
}
