import { approvalCalls } from '@console/contracts/platform/approvals';
import { callsOf } from '@console/contracts/core/resource';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { cardTypes } from '@console/contracts/cards/card-types';
import { masterBanner } from '@console/contracts/promos-products/master-banner';
import { roleCalls, roles } from '@console/contracts/shell/roles';
import { admin, nobody } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { cardTypesModule } from '../../cards/card-types/resource.ts';
import { masterBannerModule } from '../../promos-products/master-banner/module.ts';
import { appSettingsModule } from '../../shell/app-setting-properties/module.ts';
import { rolesModule } from '../../shell/roles/module.ts';
import { users } from '../../shell/user/module.ts';
import { userId } from '../../shell/user/seed.ts';
import { approvals } from '../../records/approvals/module.ts';

const server = useServer({
  modules: [cardTypesModule, masterBannerModule, appSettingsModule, approvals, users, rolesModule],
});
const keeper = { ...admin, userId: userId('ADMIN01') };
const [cards, banners, settings] = [callsOf(cardTypes), callsOf(masterBanner), callsOf(appSettings)];
const answer = async (call: Parameters<typeof server.current.call>[0], caller = keeper) => {
  const { status, body } = await server.current.call(call, caller);
  return { status, code: body.code, message: body.message };
};

async function change(key: string, value: string | null): Promise<void> {
  const [setting] = (await server.current.call(settings.list, keeper, { query: { search: key } })).result.rows;
  expect((await server.current.call(settings.update, keeper, { body: { ...setting, value } })).status).toBe(200);
}

test('calls of a module under maintenance are refused with its message; others and lists of values work', async () => {
  await change('MAINTENANCE_MESSAGE', 'Kembali pukul 15:00');
  await change('MAINTENANCE_MODULES', 'card-types');
  expect(await answer(cards.list)).toEqual({ status: 503, code: 'MAINTENANCE', message: 'Kembali pukul 15:00' });
  expect(await answer(cards.create)).toMatchObject({ status: 503, code: 'MAINTENANCE' });
  expect((await answer(cards.lov)).status).toBe(200);
  expect((await answer(banners.list)).status).toBe(200);
  await change('MAINTENANCE_MODULES', null);
  expect((await answer(cards.list)).status).toBe(200);
});

test('a call that changes records of another module is closed with that module', async () => {
  await change('MAINTENANCE_MODULES', 'user');
  for (const call of [roleCalls.addUsers, roleCalls.removeUsers])
    expect(await answer(call as never)).toMatchObject({ status: 503, code: 'MAINTENANCE' });
  expect((await answer(callsOf(roles).list)).status).toBe(200);
  await change('MAINTENANCE_MODULES', null);
  expect((await answer(roleCalls.addUsers as never)).code).not.toBe('MAINTENANCE');
});

test('what is no module is refused beside the value', async () => {
  const [setting] = (await server.current.call(settings.list, keeper, { query: { search: 'MAINTENANCE_MODULES' } }))
    .result.rows;
  const { status, body } = await server.current.call(settings.update, keeper, {
    body: { ...setting, value: 'card-types, kartu' },
  });
  expect({ status, errors: body.errors }).toMatchObject({
    status: 422,
    errors: [{ field: 'value', code: 'UNKNOWN_MODULE', message: 'Bukan nama modul: kartu' }],
  });
});

test('with "*" only the settings stay open, so that somebody can switch it off', async () => {
  await change('MAINTENANCE_MODULES', '*');
  expect([await answer(cards.list), await answer(banners.list)].map(({ status }) => status)).toEqual([503, 503]);
  expect((await answer(approvalCalls.list)).status).toBe(200);
  await change('MAINTENANCE_MODULES', null);
  expect((await answer(banners.list)).status).toBe(200);
});

test('a caller without the privilege is refused for that, not for maintenance', async () => {
  await change('MAINTENANCE_MODULES', 'card-types');
  expect(await answer(cards.list, nobody)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  await change('MAINTENANCE_MODULES', null);
});
