import { choice, line, options } from '../fields.ts';
import { callsOf, defineResource, missingFor, transitionsOf } from '../resource.ts';
import { text } from '../text.ts';

const states = options({ OPEN: ['Buka', 'Open'], DONE: ['Selesai', 'Done'] });
const words = { title: text('Selesaikan', 'Finish'), effect: text('Tidak dapat diubah lagi.', 'Final.') } as const;
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
  states: {
    field: 'state',
    transitions: {
      finish: { ...words, action: 'update', from: ['OPEN'], to: 'DONE', requires: ['name', ['note']], reason: true },
    },
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

test('fields that are not filled in are named; of a group one suffices', () => {
  const requires = ['address', ['phone', 'whatsapp']] as const;
  expect(missingFor(requires, { address: '', phone: null, whatsapp: null })).toEqual(['address', 'phone', 'whatsapp']);
  expect(missingFor(requires, { address: 'Jalan 1', phone: null, whatsapp: '0812' })).toEqual([]);
  expect(missingFor(undefined, {})).toEqual([]);
});

test('wrong states, fields and names of transitions do not compile', () => {
  const transition = { ...words, action: 'update' } as const;
  defineResource({
    ...shared,
    // @ts-expect-error: no such state
    states: { field: 'state', transitions: { finish: { ...transition, from: ['OPNE'], to: 'DONE' } } },
  });
  defineResource({
    ...shared,
    // @ts-expect-error: no such state
    states: { field: 'state', transitions: { finish: { ...transition, from: ['OPEN'], to: 'DNE' } } },
  });
  defineResource({
    ...shared,
    // @ts-expect-error: no such derived field
    states: { field: 'stat', transitions: { finish: { ...transition, from: ['OPEN'], to: 'DONE' } } },
  });
  defineResource({
    ...shared,
    // @ts-expect-error: no such field
    states: { field: 'state', transitions: { f: { ...transition, from: ['OPEN'], to: 'DONE', requires: ['nam'] } } },
  });
  // @ts-expect-error: no such transition
  expect(callsOf(machine).finsh).toBeUndefined();
});
