import { partnerCalls } from '@console/contracts/cards/partners';
import { checkSetting } from '@console/contracts/shell/setting-value';
import { nobody } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import type { SettingDefinition } from '../../people/settings/definition.ts';
import { systemSettings } from '../../people/settings/definitions.ts';
import { settings } from '../../people/settings/settings.ts';
import { partnersModule } from './module.ts';
import { knownPartner } from './partners.ts';

const server = useServer({ modules: [partnersModule] });
const db = () => server.current.database.db;
const vendors = async (query = {}) => (await server.current.call(partnerCalls.printVendors, nobody, { query })).result;

it('lists print vendors and couriers for every signed-in user', async () => {
  expect(await vendors()).toEqual([
    { secureId: 'PV01', code: 'PV01', name: 'Vendor Cetak 1' },
    { secureId: 'PV02', code: 'PV02', name: 'Vendor Cetak 2' },
  ]);
  expect(await vendors({ search: 'cetak 2' })).toMatchObject([{ code: 'PV02' }]);
  expect(await vendors({ code: ['PV01', 'PV99'] })).toMatchObject([{ code: 'PV01' }]);
  expect((await server.current.call(partnerCalls.couriers, nobody)).result).toMatchObject([
    { code: 'KR01', name: 'Kurir 1' },
    { code: 'KR02' },
  ]);
});

it('follows the setting', async () => {
  await db()
    .updateTable('app_setting')
    .set({ value: 'PV07|Cetak Nusantara' })
    .where('key', '=', 'card.print-vendors')
    .execute();
  settings(server.current.app.services).forget();
  expect(await vendors()).toEqual([{ secureId: 'PV07', code: 'PV07', name: 'Cetak Nusantara' }]);
  await db()
    .transaction()
    .execute(async (tx) => {
      expect(await knownPartner(tx, 'vendor', 'PV07')).toMatchObject({ name: 'Cetak Nusantara' });
      await expect(knownPartner(tx, 'vendor', 'PV01')).rejects.toMatchObject({ code: 'UNKNOWN_VENDOR' });
      await expect(knownPartner(tx, 'courier', 'KR09')).rejects.toMatchObject({ code: 'UNKNOWN_COURIER' });
    });
});

it.each([
  ['card.print-vendors', 'PV01', 'PATTERN'],
  ['card.print-vendors', 'PV01|Vendor Cetak 1;', 'PATTERN'],
  ['card.print-vendors', 'pv01|Vendor Cetak 1', 'PATTERN'],
  ['card.print-vendors', 'PV01|Vendor Cetak 1;PV02|Vendor Cetak 2', null],
  ['card.issuer-prefix', '971', 'PATTERN'],
  ['card.print-batch.max', '5001', 'RANGE'],
  ['card.verification.liveness-min', '101', 'RANGE'],
] as const)('checks %s = %s by its rule', (key, value, fault) => {
  const { type, rule = {} }: SettingDefinition = systemSettings[key];
  expect(checkSetting(type, rule, value)).toBe(fault);
});

it('every known setting exists, with a valid default', async () => {
  const stored = await db().selectFrom('app_setting').select('key').execute();
  expect(stored.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(systemSettings)));
  for (const { type, rule = {}, value } of Object.values<SettingDefinition>(systemSettings))
    expect(checkSetting(type, rule, value)).toBeNull();
});
