import { notices } from '@console/auth';
import { integer, line } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { act, screen, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { hasUnsavedChanges } from '../form/index.ts';
import { CallForm } from './index.ts';

const resource = {
  module: 'things',
  fields: { name: line({ minimum: 3, maximum: 20 }), tenor: integer({ minimum: 1, maximum: 60 }) },
  derived: {},
  titles: { name: text('Nama'), tenor: text('Tenor') },
  errors: {},
  rules: [],
  ranges: [],
} as unknown as Resource;

type Send = Parameters<typeof CallForm>[0]['send'];
const open = (send: Send, onSent = jest.fn()) =>
  show({
    services: new Services(),
    path: '/things/create',
    element: (
      <CallForm
        resource={resource}
        document="things:new:one"
        sections={[{ fields: ['name', 'tenor'] }]}
        action="Ajukan"
        send={send}
        onSent={onSent}
        onCancel={jest.fn()}
      />
    ),
  });
const box = (name: string) => screen.getByRole('textbox', { name });
const propose = () => screen.getByRole('button', { name: 'Ajukan' });
const refusal = (code: string, message: string) => ({
  error: { status: 422, code, message, errors: [], requestId: null },
});

beforeEach(() => {
  sessionStorage.clear();
  notices.set([]);
  signInAs('ADMIN01', {});
});

test('keeps what is typed over a reload, and asks before it is left', async () => {
  const first = open(jest.fn());
  await first.user.type(box('Nama'), 'Rate baru');
  expect(hasUnsavedChanges()).toBe(true);
  await act(() => first.router.navigate('/elsewhere'));
  const asked = await screen.findByRole('alertdialog', { name: 'Perubahan belum disimpan. Tinggalkan halaman?' });
  await first.user.click(within(asked).getByRole('button', { name: 'Batal' }));
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  const { user } = open(jest.fn());
  await user.click(await screen.findByRole('button', { name: 'Pulihkan isian' }));
  expect(box('Nama')).toHaveValue('Rate baru');
});

test('sends the checked values once, and removes the draft', async () => {
  const [send, onSent] = [jest.fn().mockResolvedValue({ data: { stored: 1 } }), jest.fn()];
  const { user } = open(send, onSent);
  await user.type(box('Nama'), 'Rate');
  await user.click(propose());
  expect(await screen.findByText('Wajib diisi')).toBeInTheDocument();
  expect(box('Tenor')).toHaveFocus();
  await user.type(box('Tenor'), '12');
  await user.click(propose());
  expect(send.mock.calls).toEqual([[{ name: 'Rate', tenor: 12 }]]);
  expect(onSent).toHaveBeenCalledWith({ stored: 1 });
  expect(sessionStorage).toHaveLength(0);
});

test('says nothing of its own when the session ended, for that is said already', async () => {
  const { user } = open(jest.fn().mockResolvedValue(refusal('TOKEN_REVOKED', 'Token Expired')));
  await user.type(box('Nama'), 'Rate');
  await user.type(box('Tenor'), '12');
  await user.click(propose());
  expect(notices.get()).toEqual([]);
  expect(box('Nama')).toHaveValue('Rate');
});

test('says that it is not known what was saved when nobody answered, until it is sent again', async () => {
  const send = jest.fn().mockResolvedValue(refusal('OFFLINE', 'Tidak dapat terhubung ke server'));
  const { user } = open(send);
  await user.type(box('Nama'), 'Rate');
  await user.type(box('Tenor'), '12');
  await user.click(propose());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Belum diketahui apakah tersimpan. Tidak dapat terhubung ke server',
  );
  expect(notices.get()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(send).toHaveBeenCalledTimes(2);
});
