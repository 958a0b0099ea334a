import { menu } from '@console/auth';
import { text } from '@console/contracts/text';
import { act, renderHook } from '@testing-library/react';
import { useWhy } from './index.ts';

const resource = { errors: { ROLE_RESERVED: { text: text('Peran bawaan sistem', 'A built-in role') } } };

test('says it in the words of the module, else in the shared ones; nothing where nothing is in the way', () => {
  const { result } = renderHook(() => useWhy(resource));
  expect([result.current.of('ROLE_RESERVED'), result.current.of('IN_USE'), result.current.of(undefined), result.current.reading]).toEqual(['Peran bawaan sistem', 'Data masih digunakan', undefined, undefined]);
});

test('while the console is viewed as a role, that is in the way of everything', () => {
  act(() => menu.set({ state: 'loaded', data: { groups: [], privileges: {}, viewing: { roleSecureId: 'r', roleName: 'tamu', until: '2026-03-16T10:00:00+07:00' } } }));
  expect(renderHook(() => useWhy(resource)).result.current.reading).toBe('Anda sedang melihat konsol sebagai peran tamu: hanya baca');
  act(() => menu.set({ state: 'loading' }));
});
