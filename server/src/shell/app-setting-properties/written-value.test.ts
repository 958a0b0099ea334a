import { callsOf } from '@console/contracts/core/resource';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import type { SettingDefinition } from '../../people/settings/definition.ts';
import { systemSettings } from '../../people/settings/definitions.ts';
import { appSettingsModule } from './module.ts';

const calls = callsOf(appSettings);
const server = useServer({ modules: [appSettingsModule] });
const create = (value: string, valueType = 'NUMBER', key = `TARIF_UJI_${valueType}`) =>
  server.current.call(calls.create, admin, {
    body: {
      key,
      value,
      valueType,
      ...(valueType === 'NUMBER' ? { ruleMinimum: 0, ruleMaximum: 1_000_000 } : {}),
      group: 'SYSTEM',
      description: 'Untuk pengujian',
      isPublic: false,
      isProtected: false,
    },
  });

test.each([
  { id: 'F08s', written: '10.000' },
  { id: 'F08s', written: '10,000' },
  { id: 'F08s', written: '1.000,00' },
  { id: 'F08s', written: '1e4' },
])('the number $written is no value of a setting', async ({ written }) => {
  expect(await create(written)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'value', code: 'NOT_A_PLAIN_NUMBER' }] },
  });
});

test('a number as programs write it is a value of a setting', async () => {
  expect(await create('10000')).toMatchObject({ status: 200, result: { value: '10000' } });
});

test('the signs of a value for programs stay as they are typed', async () => {
  const value = '{"a":"\u201Ckutip\u201D","b":"1\u20132"}';
  expect(await create(value, 'JSON')).toMatchObject({ status: 200, result: { value } });
});

test.each([
  ['LIST', 'contoh.id; contoh.co.id', 'NOT_A_LIST'],
  ['LIST', 'contoh.id\ncontoh.co.id', 'NOT_A_LIST'],
  ['BOOLEAN', 'ya', 'NOT_TRUE_OR_FALSE'],
  ['JSON', "{'a':1}", 'NOT_JSON'],
  ['JSON', '{"a":1,"a":2}', 'JSON_NAME_TWICE'],
  ['JSON', '{"a":{"b":1,"\u0062":2}}', 'JSON_NAME_TWICE'],
  ['SECRET', ' rahasia', 'SECRET_SIGNS'],
  ['SECRET', 'rahasia\n', 'SECRET_SIGNS'],
])('of the type %s %j is refused with %s', async (valueType, value, code) => {
  expect(await create(value, valueType)).toMatchObject({ status: 422, body: { errors: [{ field: 'value', code }] } });
});

test.each([
  ['LIST', 'contoh.id, contoh.co.id'],
  ['JSON', '{"a":[{"b":":"},{"b":"\\":"}],"c":{}}'],
  ['SECRET', 'rahasia  dengan spasi'],
])('of the type %s %j is a value', async (valueType, value) => {
  expect(await create(value, valueType, `NILAI_UJI_${valueType}`)).toMatchObject({ status: 200 });
});

test.each([
  ['BANNER_URL_HOSTS', 'contoh.id contoh.co.id', 'NOT_A_HOST'],
  ['BANNER_URL_HOSTS', 'contoh.id, https://contoh.co.id', 'NOT_A_HOST'],
  ['card.couriers', 'KR01|Kurir 1;KR01|Kurir 2', 'CODE_TWICE'],
  ['card.issuer-prefix', '971', 'SETTING_PATTERN'],
  ['LIMITS_BY_ROLE', '{"contact_center":{"REVEAL_MAX_PER_HOUR":60.5}}', 'NOT_LIMITS'],
  ['LIMITS_BY_ROLE', '{"contact_center":{"REVEAL_MAX_PER_HUOR":60}}', 'NOT_LIMITS'],
  ['LIMITS_BY_ROLE', '{"contact_center":5}', 'NOT_LIMITS'],
  ['LIMITS_BY_ROLE', '[]', 'NOT_LIMITS'],
  ['card.delivery.overdue-days', '14.5', 'NOT_A_WHOLE_NUMBER'],
])('the setting %s is not %j', async (key, value, code) => {
  const { result } = await server.current.call(calls.list, admin, { query: { search: key } });
  const row = result.rows.find((each: { key: string }) => each.key === key)!;
  const { result: setting } = await server.current.call(calls.detail, admin, {
    parameters: { secureId: row.secureId },
  });
  const answer = await server.current.call(calls.update, admin, { body: { ...setting, value } as never });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'value', code }] } });
});

test.each(Object.entries<SettingDefinition>(systemSettings))('the default of %s is a value', (_, definition) => {
  expect(definition.check?.(definition.value) ?? null).toBeNull();
});

test('a protected setting that is saved as it stands leaves what waits for it as it is', async () => {
  const { result } = await server.current.call(calls.list, admin, { query: { search: 'LOOKUP_MAX_PER_DAY' } });
  const { result: setting } = await server.current.call(calls.detail, admin, {
    parameters: { secureId: result.rows[0]!.secureId },
  });
  const save = (value: string) =>
    server.current.call(calls.update, admin, { body: { ...setting, value, reason: 'uji tunggu' } as never });
  expect(await save('99')).toMatchObject({ status: 202 });
  expect(await save('100')).toMatchObject({ status: 200, result: { version: setting.version } });
});
