import { act, screen, within } from '@testing-library/react';
import { signInAs } from '../../test/harness.tsx';
import { hasUnsavedChanges } from './index.ts';
import { create, box, beginAsEditor } from './card-type-form.fixtures.tsx';

beforeEach(beginAsEditor);

test('warns before typing is lost, and only then', async () => {
  const { user, router } = create();
  await act(() => router.navigate('/elsewhere'));
  expect(await screen.findByTestId('address')).toBeInTheDocument();
  await act(() => router.navigate('/card-types/create'));
  await user.type(await screen.findByRole('textbox', { name: /^Nama/ }), 'x');
  expect(hasUnsavedChanges()).toBe(true);
  await act(() => router.navigate('/elsewhere'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Perubahan belum disimpan. Tinggalkan halaman?' });
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  expect(box(/^Nama/)).toHaveValue('x');
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/elsewhere');
  expect(hasUnsavedChanges()).toBe(false);
});

test('typing survives a reload and is offered for restoring', async () => {
  const first = create();
  await first.user.type(box(/^Nama/), 'Prioritas');
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  const { user } = create();
  expect(box(/^Nama/)).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Pulihkan isian' }));
  expect(box(/^Nama/)).toHaveValue('Prioritas');
});

test('a draft is offered only until the form holds it', async () => {
  const first = create();
  await first.user.type(box(/^Nama/), 'Prioritas');
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  const { user } = create();
  const offer = () => screen.queryByRole('button', { name: 'Pulihkan isian' });
  await user.type(box(/^Nama/), 'Priorita');
  expect(await screen.findByRole('button', { name: 'Pulihkan isian' })).toBeInTheDocument();
  await user.type(box(/^Nama/), 's');
  expect(offer()).toBeNull();
  await user.type(box(/^Nama/), ' Baru');
  expect(offer()).toBeNull();
});

test('drafts belong to one user', async () => {
  const first = create();
  await first.user.type(box(/^Nama/), 'Prioritas');
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  signInAs('OTHER', { 'card-types:browse': 'Full Access' });
  create();
  expect(screen.queryByRole('button', { name: 'Pulihkan isian' })).not.toBeInTheDocument();
});
