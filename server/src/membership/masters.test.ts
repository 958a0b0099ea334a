import { callsOf } from '@console/contracts/core/resource';
import { updateReasons } from '@console/contracts/membership/master-reason-update';
import { databaseTypes } from '@console/contracts/membership/membership-database-type';
import { programTypes } from '@console/contracts/membership/program-type';
import { admin, testCaller } from '../../test/callers.ts';
import { useServer } from '../../test/server.ts';
import { modulesUpToMembership } from './modules.fixture.ts';
import { databaseTypeId } from './membership-database-type/seed.ts';
import { programTypeId } from './program-type/seed.ts';

const server = useServer({ modules: modulesUpToMembership });
const types = callsOf(databaseTypes);
const programs = callsOf(programTypes);
const reasons = callsOf(updateReasons);
const typeOf = async (code: Parameters<typeof databaseTypeId>[0]) =>
  (await server.current.call(types.detail, admin, { parameters: { secureId: databaseTypeId(code) } })).result;
const updateType = async (code: Parameters<typeof databaseTypeId>[0], changes: Readonly<Record<string, unknown>>) =>
  server.current.call(types.update, admin, { body: { ...(await typeOf(code)), ...changes } });
const newType = {
  code: 'UJI',
  name: 'Uji coba',
  priority: 99,
  canOrder: true,
  businessLines: ['SPEKTRA'],
  defaultVerificationStep: 'none',
  validityDays: null,
  nextTypeId: null,
  colour: 'neutral',
};
const createType = (changes: Readonly<Record<string, unknown>>) =>
  server.current.call(types.create, admin, { body: { ...newType, ...changes } });
const deactivate = async (code: Parameters<typeof databaseTypeId>[0]) => {
  const { secureId, version } = await typeOf(code);
  return server.current.call(types.deactivate, admin, { body: { items: [{ secureId, version }], reason: 'uji coba' } });
};

test('a type with an end names what follows, one without an end names nothing', async () => {
  expect((await createType({ validityDays: 30 })).body.errors).toMatchObject([
    { field: 'nextTypeId', code: 'REQUIRED' },
  ]);
  expect((await createType({ nextTypeId: databaseTypeId('REG') })).body.errors).toMatchObject([
    { field: 'validityDays', code: 'REQUIRED' },
  ]);
  expect(await typeOf('NEW')).toMatchObject({ validityDays: 180, references: { nextTypeId: { code: 'REG' } } });
});

test('next types never lead back to the type, over any number of steps', async () => {
  const back = await updateType('REG', { validityDays: 30, nextTypeId: databaseTypeId('PRA') });
  expect(back.body.errors).toMatchObject([
    { field: 'nextTypeId', code: 'TYPE_CYCLE', parameters: { path: 'REG → PRA → NEW → REG' } },
  ]);
  const itself = await updateType('REG', { validityDays: 30, nextTypeId: databaseTypeId('REG') });
  expect(itself.body.errors).toMatchObject([{ field: 'nextTypeId', code: 'TYPE_CYCLE' }]);
  expect((await updateType('COLD', { validityDays: 30, nextTypeId: databaseTypeId('PRA') })).status).toBe(200);
});

test('a priority belongs to one active type', async () => {
  expect((await createType({ priority: 40 })).body).toMatchObject({
    code: 'DUPLICATE',
    errors: [{ field: 'priority' }],
  });
  expect((await deactivate('STOP')).status).toBe(200);
  expect((await createType({ priority: 80 })).status).toBe(200);
  const { secureId, version } = await typeOf('STOP');
  const again = await server.current.call(types.activate, admin, { body: { items: [{ secureId, version }] } });
  expect(again.body).toMatchObject({ code: 'PRIORITY_TAKEN' });
});

test('a type that a program or another type names is not switched off', async () => {
  expect((await deactivate('NEW')).body).toMatchObject({
    code: 'IN_USE',
    result: {
      referencedBy: [
        { module: 'program-type', count: 4 },
        { module: 'membership-database-type', count: 1 },
      ],
    },
  });
  expect((await deactivate('REG')).body).toMatchObject({
    code: 'IN_USE',
    result: { referencedBy: [{ module: 'membership-database-type', count: 2 }] },
  });
});

test('a program with members is not deleted', async () => {
  const secureId = programTypeId('REG');
  const { version } = (await server.current.call(programs.detail, admin, { parameters: { secureId } })).result;
  const answer = await server.current.call(programs.delete, admin, {
    body: { secureId, version, reason: 'tidak dipakai' },
  });
  expect(answer.body.code).toBe('IN_USE');
  expect(answer.body.result.referencedBy).toContainEqual(expect.objectContaining({ module: 'membership' }));
});

test('the end of a program lies after its start: the same day is moved by one, an earlier one refused', async () => {
  const {
    secureId: _id,
    version: _version,
    ...regular
  } = (await server.current.call(programs.detail, admin, { parameters: { secureId: programTypeId('REG') } })).result;
  const create = (changes: Readonly<Record<string, unknown>>) =>
    server.current.call(programs.create, admin, {
      body: { ...regular, code: 'UJI', name: 'Uji program', validFrom: '2026-03-02', ...changes },
    });
  expect((await create({ validUntil: '2026-03-01' })).body.errors).toMatchObject([{ field: 'validUntil' }]);
  expect((await create({ validUntil: '2026-03-02' })).result).toMatchObject({ validUntil: '2026-03-03' });
});

test('reasons are found by the field group that they belong to', async () => {
  const { rows } = (await server.current.call(reasons.list, admin, { query: { fieldGroup: 'PLAFOND' } })).result;
  expect(rows.map(({ code }: { code: string }) => code)).toEqual(['INCOME_UP', 'CORRECTION', 'REQUEST']);
  expect((await server.current.call(reasons.list, admin, { query: {} })).result.total).toBe(14);
});

test('only head office writes the masters', async () => {
  const branch = testCaller(
    'KACAB01',
    { 'membership-database-type:browse': 'Full Access' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [], mraIds: [] } },
  );
  expect((await server.current.call(types.create, branch, { body: newType })).status).toBe(403);
});
