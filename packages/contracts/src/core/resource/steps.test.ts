import { choice, line, options } from '../fields.ts';
import { callsOf, defineResource, missingFor, step, transitionsOf } from '../resource.ts';
import { text } from '../text.ts';

const states = options({ OPEN: ['Buka', 'Open'], DONE: ['Selesai', 'Done'] });
const words = {
  title: text('Selesaikan', 'Finish'),
  effect: text('Tidak dapat diubah lagi.', 'Final.'),
  many: 'each',
} as const;
const shared = {
  module: 'sample',
  title: text('Contoh', 'Sample'),
  label: 'name',
  volume: 10,
  fields: { name: line({ maximum: 20 }), note: line({ maximum: 20, required: false }) },
  derived: { state: choice(states) },
  operations: ['list', 'detail'],
  list: { defaultSort: ['name,asc'] },
} as const;
const machine = defineResource({
  ...shared,
  states: { field: 'state' },
  steps: {
    finish: step({
      ...words,
      action: 'update',
      from: ['OPEN'],
      to: 'DONE',
      requires: ['name', ['note']],
      reason: true,
    }),
    rename: step({
      summary: 'Renames it',
      action: 'approve',
      secondPerson: 'other',
      fields: { name: line({ maximum: 20 }) },
    }),
  },
});

test('a transition is an act with calls of its own, which say from where and to where', () => {
  const calls = callsOf(machine);
  expect(calls.finish).toMatchObject({
    method: 'PUT',
    path: 'sample/finish',
    errors: expect.arrayContaining(['INVALID_STATE']),
    transition: { field: 'state', from: ['OPEN'], to: 'DONE' },
    summary: 'Sample: Finish (OPEN → DONE)',
  });
  expect(calls['finish-many'].path).toBe('sample/finish/many');
  expect(transitionsOf(machine).map(([name, { fields }]) => [name, Object.keys(fields)])).toEqual([
    ['finish', ['reason']],
  ]);
});

test('the calls of an act name the second person of its step', () => {
  const steps = {
    refuse: step({ ...words, action: 'approve', from: ['OPEN'], to: 'DONE', secondPerson: 'other' }),
    accept: step({ ...words, action: 'approve', from: ['OPEN'], to: 'DONE' }),
  };
  const calls = callsOf(defineResource({ ...shared, states: { field: 'state' }, steps }));
  expect(calls.refuse.secondPerson).toBe('other');
  expect(calls['refuse-many'].secondPerson).toBe('other');
  expect(calls.accept.secondPerson).toBe('independent');
});

test('fields that are not filled in are named; of a group one suffices', () => {
  const requires = ['address', ['phone', 'whatsapp']] as const;
  expect(missingFor(requires, { address: '', phone: null, whatsapp: null })).toEqual(['address', 'phone', 'whatsapp']);
  expect(missingFor(requires, { address: 'Jalan 1', phone: null, whatsapp: '0812' })).toEqual([]);
  expect(missingFor(undefined, {})).toEqual([]);
});

test('a step of one record is one call, which says who may make it and what is typed', () => {
  const { rename } = callsOf(machine);
  expect(rename).toMatchObject({
    name: 'sample.rename',
    method: 'PUT',
    path: 'sample/rename',
    summary: 'Renames it',
    secondPerson: 'other',
    errors: expect.arrayContaining(['STALE_VERSION', 'SELF_APPROVAL']),
  });
  expect(rename.errors).not.toContain('INVALID_STATE');
  expect(Object.keys(callsOf(machine)).filter((name) => name.startsWith('rename'))).toEqual(['rename']);
  expect(machine.acts).not.toHaveProperty('rename');
});

test('wrong states, fields, codes and names of steps do not compile', () => {
  const finish = { ...words, action: 'update' } as const;
  const states = { field: 'state' } as const;
  // @ts-expect-error: no such state
  defineResource({ ...shared, states, steps: { finish: step({ ...finish, from: ['OPNE'], to: 'DONE' }) } });
  // @ts-expect-error: no such state
  defineResource({ ...shared, states, steps: { finish: step({ ...finish, from: ['OPEN'], to: 'DNE' }) } });
  // @ts-expect-error: one of the states does not exist
  defineResource({ ...shared, states, steps: { finish: step({ ...finish, to: ['DONE', 'DNE'] }) } });
  // @ts-expect-error: no such derived field
  defineResource({ ...shared, states: { field: 'stat' }, steps: { finish: step({ ...finish, from: ['OPEN'] }) } });
  // @ts-expect-error: no such field
  defineResource({ ...shared, states, steps: { finish: step({ ...finish, requires: ['nam'] }) } });
  // @ts-expect-error: no such code
  defineResource({ ...shared, states, steps: { finish: step({ ...finish, errors: ['NO_SUCH_CODE'] }) } });
  // @ts-expect-error: no such action
  step({ ...finish, action: 'aprove' });
  // @ts-expect-error: no title of the field
  step({ ...finish, fields: { name: line({ maximum: 20 }) }, titles: {} });
  // @ts-expect-error: no such step
  expect(callsOf(machine).finsh).toBeUndefined();
});
