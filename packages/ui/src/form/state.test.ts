import { code, flag, image, line, money, references } from '@console/contracts/core/fields';
import { changedFields, countFaults, emptyValues, reduce, initialState, valuesOf } from './state.ts';

const fields = {
  code: code(),
  name: line({ maximum: 20 }),
  active: flag(),
  fee: money({ minimum: 0, maximum: 10, required: false }),
  branchIds: references('branch/lov'),
};

test('an empty form is blank: false for flags, empty lists', () => {
  expect(emptyValues(fields)).toEqual({ code: null, name: null, active: false, fee: null, branchIds: [] });
});

test('the values of a record leave out what is not a field', () => {
  const record = {
    secureId: 'x',
    version: 3,
    code: 'A1',
    name: 'Ana',
    active: true,
    branchIds: ['b'],
    status: 'active',
  };
  expect(valuesOf(fields, record)).toEqual({ code: 'A1', name: 'Ana', active: true, fee: null, branchIds: ['b'] });
});

test('a difference in spaces or in the case of a code only is no change', () => {
  const initial = valuesOf(fields, { code: 'A1', name: 'Ana', active: true, branchIds: [] });
  expect(changedFields(fields, { initial, values: { ...initial, code: ' a1', name: 'Ana ', fee: '' } })).toEqual([]);
  expect(changedFields(fields, { initial, values: { ...initial, name: 'Ani', branchIds: ['b'] } })).toEqual([
    'name',
    'branchIds',
  ]);
});

test('each faulty part counts, and a change clears the error of the changed part only', () => {
  const lines = [
    { amount: null, office: null },
    { amount: 5, office: null },
  ];
  const refused = reduce(initialState({ ...emptyValues(fields), lines }), {
    type: 'refused',
    errors: [
      { field: 'name', code: 'REQUIRED' },
      { field: 'lines[0].amount', code: 'REQUIRED' },
      { field: 'lines[0].office', code: 'REQUIRED' },
      { field: 'lines[1].office', code: 'REQUIRED' },
    ],
  });
  expect(countFaults(refused.errors)).toBe(4);
  const typed = reduce(refused, { type: 'changed', name: 'lines', value: [{ ...lines[0]!, amount: 3 }, lines[1]!] });
  expect(typed.errors['lines']?.parts?.map(({ field }) => field)).toEqual(['lines[0].office', 'lines[1].office']);
  expect(countFaults(typed.errors)).toBe(3);
  const removed = reduce(typed, { type: 'changed', name: 'lines', value: [lines[1]!] });
  expect(removed.errors['lines']).toBeUndefined();
});

test('typing clears the error of that field only', () => {
  const refused = reduce(initialState(emptyValues(fields)), {
    type: 'refused',
    errors: [
      { field: 'name', code: 'REQUIRED' },
      { field: 'name', code: 'TOO_SHORT' },
      { field: 'code', code: 'DUPLICATE' },
    ],
  });
  expect(refused.errors['name']?.code).toBe('REQUIRED');
  const typed = reduce(refused, { type: 'changed', name: 'name', value: 'Ana' });
  expect(Object.keys(typed.errors)).toEqual(['code']);
});

test('an image is compared by its file', () => {
  const pictures = {
    photo: image({ width: 1, height: 1, tolerance: 0, maximumBytes: 1, types: ['png'] }, { required: false }),
  };
  expect(changedFields(pictures, { initial: { photo: null }, values: { photo: 'f1' } })).toEqual(['photo']);
});

test('errors of lines are kept by path, below the field they belong to', () => {
  const refused = reduce(initialState({ lines: [{}, {}] }), {
    type: 'refused',
    errors: [
      { field: 'lines[1].quantity', code: 'REQUIRED' },
      { field: 'lines[0]', code: 'DUPLICATE' },
      { field: 'name', code: 'TOO_LONG' },
    ],
  });
  expect(refused.errors).toEqual({
    lines: {
      field: 'lines[1].quantity',
      code: 'REQUIRED',
      parts: [
        { field: 'lines[1].quantity', code: 'REQUIRED' },
        { field: 'lines[0]', code: 'DUPLICATE' },
      ],
    },
    name: { field: 'name', code: 'TOO_LONG', parts: [] },
  });
  expect(reduce(refused, { type: 'changed', name: 'lines', value: [] }).errors).not.toHaveProperty('lines');
});
