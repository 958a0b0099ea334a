import { callsOf } from '@console/contracts/core/resource';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { homeCalls } from '@console/contracts/shell/home';
import { text } from '@console/contracts/core/text';
import { admin, viewer } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import type { Module } from '../../platform/http/application.ts';
import { appSettingsModule } from '../app-setting-properties/module.ts';
import { userId } from '../user/seed.ts';
import { home } from './module.ts';
import { registerCounter } from '../../records/waiting/sources.ts';

let asked = 0;
/** A counter that fails. */
const broken: Module = (app) =>
  registerCounter(app, {
    code: 'BROKEN',
    label: text('Rusak', 'Broken'),
    url: '/card-types',
    appliesTo: () => true,
    count: () => {
      asked += 1;
      return Promise.reject(new Error('tidak terhubung'));
    },
  });
const server = useServer({ modules: [appSettingsModule, home, broken] });
const maker = { ...admin, userId: userId('ADMIN01') };
const checker = { ...admin, userId: userId('ADMIN02'), username: 'ADMIN02' };
const counters = async (caller = checker) => (await server.current.call(homeCalls.counters, caller)).result;
const due = async (caller = checker, query = {}) =>
  (await server.current.call(homeCalls.due, caller, { query })).result;

test('home shows approvers, not the maker, pending changes, a minute old; a failed count spares the rest', async () => {
  expect(await counters()).toMatchObject([
    { code: 'APPROVAL', count: 0, label: 'Menunggu persetujuan Anda' },
    { code: 'BROKEN', count: null },
  ]);
  const [setting] = (
    await server.current.call(callsOf(appSettings)['list'], maker, { query: { search: 'LOGIN_LOCK' } })
  ).result.rows;
  await server.current.call(callsOf(appSettings)['update'], maker, {
    body: { ...setting, value: '20', reason: 'permintaan tim keamanan' },
  });
  expect((await counters())[0].count).toBe(0);
  server.current.setNow(new Date(seedDate.getTime() + 61_000));
  expect((await counters())[0].count).toBe(1);
  expect((await counters(maker))[0].count).toBe(0);
  expect(asked).toBeGreaterThan(1);
  expect(await due()).toMatchObject({
    total: 1,
    kinds: [{ kind: 'APPROVAL', count: 1 }],
    rows: [
      {
        kind: 'APPROVAL',
        reference: 'LOGIN_LOCK_MINUTES',
        daysLeft: 29,
        url: expect.stringContaining('/app-setting-properties?'),
      },
    ],
  });
  expect((await due(maker)).total).toBe(0);
  expect((await due(checker, { kind: 'CONFIRMATION' })).total).toBe(0);
});

test('who decides nothing is shown no number of decisions, and a print vendor asks for no work list', async () => {
  expect((await counters(viewer)).map(({ code }: { code: string }) => code)).toEqual(['BROKEN']);
  const vendor = { ...viewer, roles: [{ secureId: userId('VENDOR01'), name: 'print_vendor', jobName: '6' }] };
  expect(await server.current.call(homeCalls.due, vendor)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});
