import { changeCallsOf } from '@console/contracts/core/changes';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { insurances } from '@console/contracts/products/master-insurance';
import { insurancesNmc } from '@console/contracts/products/master-insurance-nmc';
import { tariffsV1 } from '@console/contracts/products/product-insurance';
import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { tickingAll } from '../../../test/ticks.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { coreFeedOf } from '../../records/core-feed/core-feed.fixtures.ts';
import { coreFeed } from '../../records/core-feed/module.ts';
import { productsModules } from '../modules.ts';
import { seedDay } from './seed-rows.ts';

type Server = ReturnType<typeof useServer>;

export const staff = testCaller('STAF01', { '*': 'Input' });
export const branch = testCaller('CABANG01', { '*': 'Full Access' }, { mappingType: 'BRANCH' });
export const approver = testCaller('PENYETUJU01', { '*': 'Approval' });
export const secondApprover = testCaller('PENYETUJU02', { '*': 'Approval' });
export const group = (code: string): string => seedId('product-group', code);

/** What the tests do with records of insurance. */
function recordsOf(server: Server, resource: Resource) {
  const calls = callsOf<Resource>(resource) as Readonly<Record<string, never>>;
  const read = async (secureId: string, by = admin) =>
    (await server.current.call(calls['detail'] as never, by, { parameters: { secureId } })).result as never as Record<
      string,
      unknown
    > & { secureId: string; version: number };
  const change = async (name: string, secureId: string, by = staff) => {
    const { version } = await read(secureId);
    const body = { items: [{ secureId, version }], reason: 'tarif disesuaikan' };
    return server.current.call(calls[name] as never, by, { body: body as never });
  };
  return {
    read,
    feed: coreFeedOf(() => server.current, resource),
    list: async (query: object, by = admin) =>
      (await server.current.call(calls['list'] as never, by, { query: query as never })).result as {
        total: number;
        rows: readonly Record<string, unknown>[];
      },
    activate: (secureId: string, by = approver) => change('activate', secureId, by),
    deactivate: (secureId: string, by = staff) => change('deactivate', secureId, by),
    /** Switches several records at once. */
    async switchAll(
      name: 'activate' | 'deactivate',
      secureIds: readonly string[],
      by = name === 'activate' ? approver : staff,
    ) {
      const items = await Promise.all(
        secureIds.map(async (secureId) => ({ secureId, version: (await read(secureId)).version })),
      );
      const body = { items, reason: 'tarif disesuaikan' };
      return server.current.call(calls[name] as never, by, { body: body as never });
    },
    /** @param ticking every warning that it is refused for */
    async approve(by = secondApprover, ticking = false) {
      const waiting = await server.current.database.db
        .selectFrom('change_request')
        .select('id')
        .where('module', '=', resource.module)
        .where('state', '=', 'PENDING')
        .executeTakeFirstOrThrow();
      const send = (acknowledged: string[]) =>
        server.current.call(changeCallsOf(resource).approveChange, by, {
          body: { secureIds: [waiting.id], acknowledged },
        });
      return ticking ? tickingAll(send) : send([]);
    },
  };
}

/** A program with insurance, and its records as tests read and change them. */
export function useInsurance() {
  const server = useServer({ modules: [...productsModules, coreFeed] });
  return {
    server,
    db: () => server.current.database.db,
    day: (days = 0) => seedDay(server.current.app.services.now(), days),
    packages: recordsOf(server, insurances),
    packagesNmc: recordsOf(server, insurancesNmc),
    v1: recordsOf(server, tariffsV1),
    v2: recordsOf(server, tariffsV2),
    nmc: recordsOf(server, tariffsNmc),
  };
}
