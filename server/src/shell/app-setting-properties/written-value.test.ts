import { callsOf } from '@console/contracts/core/resource';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { appSettingsModule } from './module.ts';

const calls = callsOf(appSettings);
const server = useServer({ modules: [appSettingsModule] });
const create = (value: string, valueType = 'NUMBER') =>
  server.current.call(calls.create, admin, {
    body: {
      key: `TARIF_UJI_${valueType}`,
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
