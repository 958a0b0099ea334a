import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import type { Resource } from '@console/contracts/core/resource';
import { act, renderHook } from '@testing-library/react';
import { checkOne } from './check.ts';
import { useRecordForm } from './use-record-form.ts';

let ready = false;
jest.mock('../later/index.ts', () => ({ startChecks: () => undefined, useChecks: () => ready }));
jest.mock('./check.ts', () => {
  const real = jest.requireActual<typeof import('./check.ts')>('./check.ts');
  // Until the library has loaded, everything is valid.
  return { ...real, checkOne: (...given: Parameters<typeof checkOne>) => (ready ? real.checkOne(...given) : null) };
});

const resource = blacklistPhoneNumbers as unknown as Resource;

test('a field left before the library that checks has loaded is checked once it is there', () => {
  ready = false;
  const { result, rerender } = renderHook(() => useRecordForm({ resource, askUnique: async () => true }));
  act(() => result.current.set('phone', '12'));
  act(() => result.current.leave('phone'));
  act(() => result.current.set('note', 'belum ditinggalkan'));
  expect(result.current.errors).toEqual({});
  ready = true;
  rerender();
  expect(Object.keys(result.current.errors)).toEqual(['phone']);
  expect(result.current.values).toMatchObject({ phone: '12', note: 'belum ditinggalkan' });
});
