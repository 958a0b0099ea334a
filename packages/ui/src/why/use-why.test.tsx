import { menu, online } from '@console/auth';
import { text } from '@console/contracts/core/text';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ActionButton, ActionLink, useWhy } from './index.ts';

const resource = { errors: { ROLE_RESERVED: { text: text('Peran bawaan sistem', 'A built-in role') } } };

const viewing = () =>
  menu.set({
    state: 'loaded',
    data: {
      groups: [],
      privileges: {},
      viewing: { roleSecureId: 'r', roleName: 'tamu', until: '2026-03-16T10:00:00+07:00' },
    },
  });

test('uses the words of the module, else the shared ones; nothing when nothing prevents it', () => {
  const { result } = renderHook(() => useWhy(resource));
  expect([
    result.current.of('ROLE_RESERVED'),
    result.current.of('IN_USE'),
    result.current.of(undefined),
    result.current.reading,
  ]).toEqual(['Peran bawaan sistem', 'Data masih digunakan', undefined, undefined]);
});

test('while the console is viewed as a role, that prevents everything', () => {
  act(viewing);
  expect(renderHook(() => useWhy(resource)).result.current.reading).toBe(
    'Anda sedang melihat konsol sebagai peran tamu: hanya baca',
  );
  act(() => menu.set({ state: 'loading' }));
});

const press = jest.fn();
const tools = (why?: string) =>
  render(
    <MemoryRouter>
      <ActionLink to="/card-types/create" variant="primary" why={why}>
        Tambah
      </ActionLink>
      <ActionButton onClick={press} why={why}>
        Setujui
      </ActionButton>
    </MemoryRouter>,
  );

test('an action works, or says what prevents it', async () => {
  const { unmount } = tools();
  expect(screen.getByRole('link', { name: 'Tambah' })).toHaveAttribute('href', '/card-types/create');
  await userEvent.click(screen.getByRole('button', { name: 'Setujui' }));
  expect(press).toHaveBeenCalledTimes(1);
  unmount();
  tools('Peran bawaan sistem');
  for (const name of ['Tambah', 'Setujui'])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Peran bawaan sistem');
});

test('while the console is viewed as a role, neither button nor link works, whatever else prevents it', async () => {
  act(viewing);
  tools('Peran bawaan sistem');
  for (const name of ['Tambah', 'Setujui']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Anda sedang melihat konsol sebagai peran tamu: hanya baca');
    await userEvent.click(button);
  }
  expect(press).toHaveBeenCalledTimes(1);
  act(() => menu.set({ state: 'loading' }));
});

test('while the services cannot be reached nothing can be changed, but every page opened', async () => {
  tools();
  act(() => online.set(false));
  const button = screen.getByRole('button', { name: 'Setujui' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Anda sedang offline');
  expect(screen.getByRole('link', { name: 'Tambah' })).toBeInTheDocument();
  const pressed = press.mock.calls.length;
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(pressed);
  act(() => online.set(true));
  await userEvent.click(screen.getByRole('button', { name: 'Setujui' }));
  expect(press).toHaveBeenCalledTimes(pressed + 1);
});
