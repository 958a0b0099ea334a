import { code, flag, image, line, money, references } from '@console/contracts/fields';
import { changedFields, emptyValues, reduce, startOf, valuesOf } from './state.ts';

const fields = {
  code: code(),
  name: line({ maximum: 20 }),
  active: flag(),
  fee: money({ minimum: 0, maximum: 10, required: false }),
  branchIds: references('branch/lov'),
};

test('an empty form is blank, with no for flags and nothing chosen', () => {
  expect(emptyValues(fields)).toEqual({ code: null, name: null, active: false, fee: null, branchIds: [] });
});

test('the values of a record leave out what is no field', () => {
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

test('what only differs in spaces or case of a code is no change', () => {
  const initial = valuesOf(fields, { code: 'A1', name: 'Ana', active: true, branchIds: [] });
  expect(changedFields(fields, { initial, values: { ...initial, code: ' a1', name: 'Ana ', fee: '' } })).toEqual([]);
  expect(changedFields(fields, { initial, values: { ...initial, name: 'Ani', branchIds: ['b'] } })).toEqual([
    'name',
    'branchIds',
  ]);
});

test('typing clears the error of the field, and only that one', () => {
  const refused = reduce(startOf(emptyValues(fields)), {
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

test('an image counts as a change by its file', () => {
  const pictures = {
    photo: image({ width: 1, height: 1, tolerance: 0, maximumBytes: 1, types: ['png'] }, { required: false }),
  };
  expect(changedFields(pictures, { initial: { photo: null }, values: { photo: 'f1' } })).toEqual(['photo']);
});

test('faults of lines are kept by their place, below the field that they belong to', () => {
  const refused = reduce(startOf({ lines: [{}, {}] }), {
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
