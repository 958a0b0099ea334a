import { cardTypes } from '@console/contracts/cards/card-types';
import { choice, date, options } from '@console/contracts/core/fields';
import { defineResource, step, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { titleOf } from '@console/contracts/core/titles';
import { profile } from '@console/auth';
import { act, screen, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { begin, cardTypeServices, idOf, listCall, openList, rows } from '../../test/card-types.tsx';
import { ResourceDetail } from '../detail/index.ts';
import { todayInJakarta } from '../formats/index.ts';

const states = options({ DRAFT: ['Konsep', 'Draft', 'neutral'], LIVE: ['Tayang', 'Published', 'success'] });
const { fields, module, title, errors } = cardTypes;
const resource = defineResource({
  module,
  title,
  label: 'name',
  errors,
  fields,
  titles: { state: text('Publikasi', 'Publication') },
  volume: 10,
  operations: ['list', 'detail', 'update'],
  list: { defaultSort: ['name,asc'] },
  derived: { state: choice(states) },
  states: { field: 'state' },
  steps: {
    publish: step({
      title: text('Tayangkan', 'Publish'),
      effect: text('Tampil untuk umum.', 'Shown to the public.'),
      action: 'update',
      from: ['DRAFT'],
      to: 'LIVE',
      requires: ['numberCode', ['code', 'tier']],
      many: 'each',
    }),
    hide: step({
      title: text('Sembunyikan', 'Hide'),
      effect: text('Tidak tampil lagi.', 'No longer shown.'),
      action: 'update',
      from: ['LIVE'],
      to: 'DRAFT',
      reason: true,
      many: 'each',
    }),
  },
});
const [first, second, third] = rows as [object, object, object];
const draft = { ...first, state: 'DRAFT' };
const live = { ...second, state: 'LIVE' };
const bare = { ...third, state: 'DRAFT', numberCode: null };
const path = '/api/middle/card-types';
const detail = (
  record: object,
  with_ = new Services().on(`GET ${path}/${idOf(0)}`, { result: record }),
  shown: Resource = resource,
) => ({
  services: with_,
  ...show({
    services: with_,
    path: '/card-types/:id',
    at: `/card-types/${idOf(0)}`,
    element: <ResourceDetail resource={shown} secureId={idOf(0)} />,
  }),
});
const listed = () =>
  cardTypeServices().on(listCall, { result: { rows: [draft, live, bare], total: 3, page: 1, size: 10 } });

beforeEach(() => begin());

test('the page of a record shows its state, and buttons of the transitions from it', async () => {
  signInAs('ADMIN01', { 'card-types:browse': 'Input' });
  detail(live);
  expect(await screen.findByRole('heading', { name: /Tayang/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sembunyikan' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Tayangkan' })).toBeNull();
});

test('a transition is confirmed, sent with the version, and asks for a reason where it needs one', async () => {
  const { services, user } = detail(live);
  services.on(`PUT ${path}/hide`, { result: { secureId: idOf(0), version: 3, state: 'DRAFT' } });
  await user.click(await screen.findByRole('button', { name: 'Sembunyikan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Tidak tampil lagi.')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'alamat berubah');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible();
  const { secureId, version } = live as unknown as { secureId: string; version: number };
  expect(services.to(`PUT ${path}/hide`)[0]!.body).toEqual({ secureId, version, reason: 'alamat berubah' });
});

test('a transition that is refused for faults of fields says which, and what is wrong', async () => {
  const { services, user } = detail(live);
  const errors = ['numberCode', 'tier'].map((field) => ({ field, code: 'REQUIRED' }));
  services.on(`PUT ${path}/hide`, {
    status: 422,
    refusal: { code: 'VALIDATION', message: 'Periksa kembali isian Anda', errors, requestId: 'r' },
  });
  await user.click(await screen.findByRole('button', { name: 'Sembunyikan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'alamat berubah');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  const said = await dialog.findByRole('alert');
  for (const { field } of errors) expect(said).toHaveTextContent(`${titleOf(resource, field).id}: Wajib diisi`);
  expect(dialog.getByRole('textbox')).toHaveValue('alamat berubah');
  await user.click(dialog.getByRole('button', { name: 'Batal' }));
});

test('a transition with a day asks for it: today unless another is typed', async () => {
  const acts = {
    hide: {
      ...resource.acts.hide,
      fields: { hiddenOn: date(), ...resource.acts.hide.fields },
      titles: { hiddenOn: text('Tersembunyi sejak', 'Hidden since') },
    },
  };
  const { services, user } = detail(live, undefined, { ...resource, acts } as never);
  services.on(`PUT ${path}/hide`, { result: { secureId: idOf(0), version: 3, state: 'DRAFT' } });
  await user.click(await screen.findByRole('button', { name: 'Sembunyikan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByLabelText('Tersembunyi sejak')).not.toHaveValue('');
  await user.type(dialog.getByLabelText(/^Alasan/), 'alamat berubah');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible();
  expect(services.to(`PUT ${path}/hide`)[0]!.body).toMatchObject({ hiddenOn: todayInJakarta() });
});

test('the button of an approval says beside it that users of a branch approve nothing', async () => {
  act(() => profile.set({ state: 'loaded', data: { scope: { type: 'BRANCH' }, flag: '4' } } as never));
  const acts = { hide: { ...resource.acts.hide, action: 'approve' as const } };
  const approved: Resource = { ...resource, approvedBy: 'above-branch', acts };
  const { unmount } = detail(live, undefined, approved);
  expect(await screen.findByRole('button', { name: 'Sembunyikan' })).toHaveAccessibleDescription(
    'Pengguna branch tidak dapat menyetujui',
  );
  unmount();
  act(() => profile.set({ state: 'loaded', data: { scope: { type: 'MRA' }, flag: '4' } } as never));
  detail(live, undefined, approved);
  expect(await screen.findByRole('button', { name: 'Sembunyikan' })).not.toHaveAccessibleDescription();
});

test('a transition whose fields are not filled in says which', async () => {
  detail(bare);
  expect(await screen.findByRole('button', { name: 'Tayangkan' })).toHaveAccessibleDescription(/^Belum diisi: /);
});

test('who may not do it is offered no transition', async () => {
  signInAs('ADMIN01', { 'card-types:browse': 'View Only' });
  detail(live);
  expect(await screen.findByRole('heading', { name: /Tayang/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sembunyikan' })).toBeNull();
});

test('a row’s menu has the transitions of its state; for many, one is refused when no row can make it', async () => {
  const { user } = openList(listed(), '/card-types', { resource });
  await user.click(await screen.findByLabelText('Pilih Gold 1'));
  expect(screen.getByRole('button', { name: 'Tayangkan' })).toHaveAccessibleDescription(
    'Tidak dapat dari status Tayang',
  );
  expect(screen.getByRole('button', { name: 'Sembunyikan' })).not.toHaveAccessibleDescription();
  await user.click(screen.getByLabelText('Pilih Reguler 0'));
  expect(screen.getByRole('button', { name: 'Tayangkan' })).not.toHaveAccessibleDescription();
  await user.click(screen.getByRole('button', { name: /Aksi.*Reguler 0/ }));
  expect(screen.getByRole('menuitem', { name: 'Tayangkan' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Sembunyikan' })).toBeNull();
});
