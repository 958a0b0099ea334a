import { lossReasons } from '@console/contracts/cards/reason-for-loss';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { visible } from '../imports/written-files.fixtures.ts';
import { resourcesOf } from './registered.ts';

const server = useServer({ modules });
const calls = callsOf(lossReasons);
const list = async (module: string) => {
  const registered = resourcesOf(server.current.app).get(module)!;
  return (await server.current.call(registered.calls['list'], admin, { query: { size: 10 } })).result.rows;
};
const isFree = async (module: string, field: string, value: string) => {
  const registered = resourcesOf(server.current.app).get(module)!;
  const { result } = await server.current.call(registered.calls['unique'], admin, { body: { field, value } });
  return result.valid as boolean;
};

/** Writings that look like a name. */
const alike: readonly { readonly id: string; readonly written: (name: string) => string }[] = [
  { id: 'F19a', written: (name) => `${name}\u200B` },
  { id: 'F19a', written: (name) => `${name.slice(0, 3)}\u00AD${name.slice(3)}` },
  { id: 'F19a', written: (name) => `${name.slice(0, 3)}\u2060${name.slice(3)}` },
  { id: 'F19a', written: (name) => `\u200E${name}` },
  { id: 'F19a', written: (name) => `\u202A${name}\u202C` },
  { id: 'F19a', written: (name) => name.replaceAll(' ', '\u00A0') },
];

test.each(alike.map((row) => ({ ...row, shown: visible(row.written('Dompet hilang')) })))(
  'a name written as $shown is taken by the one that looks the same, and cannot be created',
  async ({ written }) => {
    const [{ name }] = await list('reason-for-loss');
    expect(await isFree('reason-for-loss', 'name', written(name))).toBe(false);
    const body = { code: 'UJI_SAMA', name: written(name), appliesTo: ['MEMBER'], sortOrder: 1 };
    expect(await server.current.call(calls.create, admin, { body })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', field: 'name' },
    });
  },
);

test.each([
  { id: 'F19b', module: 'reason-delivery-return' },
  { id: 'F19b', module: 'reason-verification-return' },
  { id: 'F19b', module: 'reasons-for-extension' },
  { id: 'F19b', module: 'card-reset-reason' },
  { id: 'F19b', module: 'card-design' },
  { id: 'F19b', module: 'card-sources' },
  { id: 'F19b', module: 'card-types' },
  { id: 'F19b', module: 'master-reason-update' },
  { id: 'F19b', module: 'program-type' },
  { id: 'F19b', module: 'membership-database-type' },
])('a name of $module with a zero-width blank behind it is taken', async ({ module }) => {
  const [{ name }] = await list(module);
  expect(await isFree(module, 'name', `${name} baru`)).toBe(true);
  expect(await isFree(module, 'name', `${name}\u200B`)).toBe(false);
});

test.each([
  { id: 'F19b', email: 'admin01@contoh.id' },
  { id: 'F19b', email: 'admin01@contoh.id\u200B' },
  { id: 'F19b', email: '\u200Eadmin01\u00AD@contoh.id' },
])('the e-mail address of a user is taken, whatever signs without a shape it has', async ({ email }) => {
  expect(await isFree('user', 'email', email)).toBe(false);
});

test.each(
  [
    { id: 'E07', written: '\u200B\u200B\u200B', code: 'REQUIRED' },
    { id: 'E07', written: '\u2800\u2800\u2800', code: 'REQUIRED' },
    { id: 'E07', written: '\u3164\u3164\u3164', code: 'REQUIRED' },
    { id: 'E07', written: 'Dompet\u0007 hilang', code: 'PATTERN' },
  ].map((row) => ({ ...row, shown: visible(row.written) })),
)('$shown is no name: $code', async ({ written, code }) => {
  const body = { code: 'UJI_KOSONG', name: written, appliesTo: ['MEMBER'], sortOrder: 1 };
  expect(await server.current.call(calls.create, admin, { body })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'name', code }] },
  });
});
