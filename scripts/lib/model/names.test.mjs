import { nameFaults } from './names.mjs';

const none = {
  fields: {},
  derived: {},
  list: { filters: {} },
  lov: {},
  usedBy: {},
  queues: {},
  acts: {},
  operations: ['list'],
};
const title = { id: 'Cabang', en: 'Branch' };
const target = { module: 'branch', title };
const line = { options: [{ value: 'NMC' }] };
const branches = {
  ...none,
  module: 'branch',
  path: 'branch',
  title,
  operations: ['lov'],
  lov: { line, mraId: { kind: 'reference' } },
};
const faultsOf = (declared) =>
  nameFaults([{ ...none, module: 'kiosk', path: 'kiosk', ...declared }, branches], ['zip-code/lov'], ['orders']);
const field = (declared) => faultsOf({ fields: { mraId: {}, branchId: { kind: 'reference', ...declared } } });

test('lists of values and their parameters are those of other contracts', () => {
  expect(field({ lov: 'branch/lovv' })).toEqual([
    'kiosk: branchId chooses from branch/lovv, which is no list of values',
  ]);
  expect(field({ target, lov: 'branch/lov', lovParameters: { lien: 'NMC' } })).toEqual([
    'kiosk: branchId gives lien to branch/lov, which has no such parameter',
  ]);
  expect(field({ target, lov: 'branch/lov', lovParameters: { line: 'NCM' } })).toEqual([
    'kiosk: branchId gives line the value NCM, which is not among its options',
  ]);
  expect(field({ target, lov: 'branch/lov', narrowedBy: { mraId: 'mra' } })).toEqual([
    'kiosk: branchId is narrowed by mra, which does not stand beside it',
  ]);
});

test('a list of values that a call serves, and names that there are, have no faults', () => {
  expect(field({ lov: 'zip-code/lov', lovParameters: { whatever: '1' } })).toEqual([]);
  expect(field({ target, lov: 'branch/lov', lovParameters: { line: 'NMC' }, narrowedBy: { mraId: 'mraId' } })).toEqual(
    [],
  );
  expect(faultsOf({ usedBy: { orders: {}, kiosk: { field: 'r' } }, fields: { r: { kind: 'reference' } } })).toEqual([]);
});

test('a choice of an act may be narrowed by a field of its records', () => {
  const acts = (by) => ({
    assign: { fields: { branchId: { kind: 'reference', target, lov: 'branch/lov', narrowedBy: { mraId: by } } } },
  });
  const derived = { mraId: { kind: 'reference' } };
  expect(faultsOf({ derived, acts: acts('mraId') })).toEqual([]);
  expect(faultsOf({ derived, acts: acts('mra') })).toEqual([
    'kiosk: branchId is narrowed by mra, which does not stand beside it',
  ]);
});

test('uses are by modules that there are, through references of theirs', () => {
  expect(faultsOf({ usedBy: { nomodule: {}, kiosk: { field: 'nofield' } } })).toEqual([
    'kiosk: is used by nomodule, which is no module',
    'kiosk: is used by kiosk through nofield, which is no reference of it',
  ]);
});

test('queues and addresses below a parent name filters of the list', () => {
  const list = { filters: { status: { options: [{ value: 'active' }] } } };
  const queues = { q: { code: 'Q', filters: { status: 'activ' } }, r: { code: 'R', filters: { state: 'x' } } };
  expect(faultsOf({ list, queues, nested: 'branch/{branchId}/kiosks' })).toEqual([
    'kiosk: Q is counted by status activ, which is not among its options',
    'kiosk: R is counted by state, which is no filter',
    'kiosk: lies below {branchId}, which is no filter',
  ]);
});

test('a reference names its resource', () => {
  const lov = 'branch/lov';
  expect(field({ lov })).toEqual(['kiosk: branchId names branch/lov, not branch, which serves it']);
  expect(field({ lov, target: { module: 'branches', title } })).toEqual([
    'kiosk: branchId names branches Cabang, but branch/lov is branch Cabang',
  ]);
  expect(field({ lov, target: { module: 'branch', title: { id: 'Kantor', en: 'Office' } } })).toEqual([
    'kiosk: branchId names branch Kantor, but branch/lov is branch Cabang',
  ]);
  expect(field({ lov: 'zip-code/lov', target })).toEqual([
    'kiosk: branchId names branch, which serves no zip-code/lov',
  ]);
  const extend = { fields: { reasonId: { lov } } };
  expect(faultsOf({ acts: { extend } })).toEqual(['kiosk: reasonId names branch/lov, not branch, which serves it']);
});
