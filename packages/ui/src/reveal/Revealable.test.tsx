import { profile, type Profile } from '@console/auth';
import { revealedSeconds } from '@console/contracts/core/resource';
import { users } from '@console/contracts/shell/user';
import { act, renderHook, screen, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { Revealable } from './index.ts';
import { useRevealed } from './use-revealed.ts';

const record = { secureId: '0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c11', phone: '0812****4111', email: null };
const path = `POST /api/middle/user/${record.secureId}/reveal`;

function open(services: Services, mayReveal: boolean, field = 'phone') {
  signInAs('ADMIN01', { 'user:browse': 'View Only' });
  act(() => profile.set({ state: 'loaded', data: { mayReveal } as unknown as Profile }));
  return show({ services, path: '/', element: <Revealable resource={users} record={record} field={field} /> });
}

test('a person who may not reveal sees the masked value and no button', () => {
  open(new Services(), false);
  expect(screen.getByText('0812****4111')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an empty value has nothing to reveal', () => {
  open(new Services(), true, 'email');
  expect(screen.getByText('-')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reason of ten characters shows the value, which can be hidden again', async () => {
  const services = new Services().on(path, { result: { value: '081234564111' } });
  const { user } = open(services, true);
  await user.click(screen.getByRole('button', { name: 'Tampilkan Telepon' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'telepon');
  await user.click(dialog.getByRole('button', { name: 'Tampilkan' }));
  expect(services.to(path)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox'), ' balik user');
  await user.click(dialog.getByRole('button', { name: 'Tampilkan' }));
  expect(await screen.findByText('081234564111')).toBeInTheDocument();
  expect(services.to(path)[0]?.body).toEqual({ field: 'phone', reason: 'telepon balik user' });
  await user.click(screen.getByRole('button', { name: 'Sembunyikan Telepon' }));
  expect(screen.queryByText('081234564111')).toBeNull();
});

test('a used-up limit is reported in the dialog', async () => {
  const { user } = open(
    new Services().on(path, {
      status: 429,
      refusal: { code: 'REVEAL_LIMIT', message: 'Batas pembukaan data tercapai' },
    }),
    true,
  );
  await user.click(screen.getByRole('button', { name: 'Tampilkan Telepon' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'telepon balik user');
  await user.click(dialog.getByRole('button', { name: 'Tampilkan' }));
  expect(await dialog.findByText('Batas pembukaan data tercapai')).toBeInTheDocument();
  expect(screen.getByText('0812****4111')).toBeInTheDocument();
});

describe('a revealed value', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is dropped after its time', () => {
    const { result } = renderHook(() => useRevealed('a phone'));
    act(() => result.current.show('081234564111'));
    act(() => {
      jest.advanceTimersByTime(revealedSeconds * 1_000 - 1);
    });
    expect(result.current.value).toBe('081234564111');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(result.current.value).toBeUndefined();
  });

  test('is never shown for another record', () => {
    const { result, rerender } = renderHook(({ of }) => useRevealed(of), { initialProps: { of: 'a phone' } });
    act(() => result.current.show('081234564111'));
    rerender({ of: 'b phone' });
    expect(result.current.value).toBeUndefined();
  });
});
