import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { cardTypes } from '@console/contracts/cards/card-types';
import type { Level } from '@console/contracts/core/privileges';
import { text } from '@console/contracts/core/text';
import { screen, within } from '@testing-library/react';
import { id, record } from '../../test/card-type.ts';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { Button } from '../core/index.ts';
import { FactList } from './FactList.tsx';
import { ResourceDetail, type ResourceDetailProps } from './index.ts';

const path = '/api/middle/card-types';
const services = () => new Services().on(`GET ${path}/${id}`, { result: record });

function open(
  with_ = services(),
  props: Partial<ResourceDetailProps<typeof cardTypes>> = {},
  at = `/card-types/${id}`,
) {
  return show({
    services: with_,
    path: '/card-types/:id',
    at,
    element: <ResourceDetail resource={cardTypes} secureId={id} {...props} />,
  });
}

const holding = (level: Level, more: Readonly<Record<string, Level>> = {}) =>
  signInAs('ADMIN01', { 'card-types:browse': level, ...more });
const value = (title: string) => screen.getByText(title).nextElementSibling;

test('shows the record in its formats, who changed it, and its status in words', async () => {
  holding('Full Access');
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Memuat…');
  expect(await screen.findByRole('heading', { name: /^Reguler/ })).toHaveTextContent('Aktif');
  expect(value('Kode')).toHaveTextContent('REG');
  expect(screen.getByText('Rp\u00a025.000', { normalizer: (shown) => shown })).toBeInTheDocument();
  expect(value('Dibuat pada')).toHaveTextContent('02 Jan 2026 09:00:00');
  expect(value('Versi')).toHaveTextContent('3');
});

test.each<[Level, string[]]>([
  ['View Only', []],
  ['Input', ['Nonaktifkan', 'Ubah']],
  ['Full Access', ['Hapus', 'Nonaktifkan', 'Ubah']],
])('%s is offered %p', async (level, offered) => {
  holding(level);
  open();
  const heading = await screen.findByRole('heading', { name: /^Reguler/ });
  const head = within(heading.parentElement!);
  expect([...head.queryAllByRole('button'), ...head.queryAllByRole('link')].map((each) => each.textContent)).toEqual(
    offered,
  );
});

test.each<[Level, 'active' | 'inactive', string[]]>([
  ['Input', 'inactive', []],
  ['Approval', 'inactive', ['Aktifkan']],
  ['Input', 'active', ['Nonaktifkan']],
  ['Approval', 'active', []],
])('what core delivered is switched on by who approves: %s, %s, is offered %p', async (level, status, offered) => {
  holding(level);
  const resource = { ...cardTypes, coreFed: { key: 'code', switchedOnBy: 'approver' as const } };
  open(new Services().on(`GET ${path}/${id}`, { result: { ...record, status, syncState: 'OK', syncFaults: null } }), {
    resource: resource as never,
    offers: ['status'],
  });
  const heading = await screen.findByRole('heading', { name: /^Reguler/ });
  const head = within(heading.parentElement!);
  expect(head.queryAllByRole('button').map((each) => each.textContent)).toEqual(offered);
});

test('an action forbidden by the record’s state is shown with the reason; one beyond the level is absent', async () => {
  holding('Input');
  open(services(), { refuses: () => ({ status: 'IN_USE', delete: 'IN_USE' }) });
  expect(await screen.findByRole('button', { name: 'Nonaktifkan' })).toHaveAccessibleDescription(
    'Data masih digunakan',
  );
  expect(screen.queryByRole('button', { name: 'Hapus' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ubah' })).toBeInTheDocument();
});

test('a screen has one primary button: "Ubah", or the module’s own where that is the next step', async () => {
  holding('Input');
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Ubah' })).toHaveClass('button-primary');
  unmount();
  open(services(), {
    actions: () => <Button variant="primary">Ajukan</Button>,
    leads: ({ status }) => status === 'active',
  });
  expect(await screen.findByRole('link', { name: 'Ubah' })).not.toHaveClass('button-primary');
  expect(document.querySelectorAll('.button-primary')).toHaveLength(1);
});

test('the history is offered only with the privilege of the audit trail', async () => {
  holding('View Only', { 'audit-trail:browse': 'View Only' });
  open();
  const link = await screen.findByRole('link', { name: 'Riwayat' });
  expect(link.getAttribute('href')).toMatch(
    new RegExp(`^/audit-trail\\?module=card-types&entityId=${id}&from=2026-01-02&to=\\d{4}-\\d{2}-\\d{2}$`),
  );
});

test('a record that is hidden or deleted shows the content 404', async () => {
  holding('Full Access');
  open(new Services());
  expect(await screen.findByText('404')).toBeInTheDocument();
});

test('a fault of the first call shows the content 500 with its request id and a retry', async () => {
  holding('Full Access');
  let broken = true;
  const with_ = new Services().on(`GET ${path}/${id}`, () =>
    broken ? { status: 500, refusal: { code: 'INTERNAL', message: 'x', requestId: 'r-77' } } : { result: record },
  );
  const { user } = open(with_);
  expect(await screen.findByText('r-77')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
  expect(await screen.findByRole('heading', { name: /^Reguler/ })).toBeInTheDocument();
});

test('deactivating asks for a reason and sends the version', async () => {
  holding('Input');
  const with_ = services().on(`PUT ${path}/deactivate`, { result: { changed: 1 } });
  const { user } = open(with_);
  await user.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Reguler')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
  expect(with_.to(`PUT ${path}/deactivate`)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox'), 'tidak dipakai lagi');
  await user.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
  expect(await screen.findByText('Data berhasil disimpan')).toBeInTheDocument();
  expect(with_.to(`PUT ${path}/deactivate`)[0]?.body).toEqual({
    items: [{ secureId: id, version: 3 }],
    reason: 'tidak dipakai lagi',
  });
});

test('a record in use is not deleted, and the dialog lists its uses', async () => {
  holding('Full Access');
  const refusal = {
    code: 'IN_USE',
    message: 'Data masih digunakan',
    result: { referencedBy: [{ module: 'cards', count: 12 }] },
  };
  const with_ = services().on(`DELETE ${path}`, ({ body }) =>
    (body as { reason: string }).reason.includes('salah') ? { status: 409, refusal } : { result: null },
  );
  const { user } = open(with_);
  await user.click(await screen.findByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'salah ketik');
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Data masih digunakancards: 12');
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), 'tidak dipakai');
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/card-types');
  expect(screen.getByText('Data berhasil dihapus')).toBeInTheDocument();
});

test('further parts stand behind tabs that the address keeps', async () => {
  holding('View Only');
  const { user, router } = open(services(), {
    tabs: [{ key: 'members', title: text('Anggota'), content: ({ name }) => <p>Anggota {name}</p> }],
  });
  await user.click(await screen.findByRole('tab', { name: 'Data' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Anggota' })).toHaveTextContent('Anggota Reguler');
  expect(router.state.location.search).toBe('?tab=members');
});

test('a table takes a row of its own', () => {
  const bands = [{ tenorFrom: 11, tenorTo: 23, dpMinPct: 20 }];
  show({
    services: services(),
    path: '/',
    at: '/',
    element: (
      <FactList
        resource={financialSchemesNmc}
        record={{ dpBands: bands, dpMaxPct: 50 }}
        fields={['dpBands', 'dpMaxPct']}
      />
    ),
  });
  expect(screen.getByText('Uang muka minimum per tenor').parentElement).toHaveClass('fact-wide');
  expect(screen.getByText('DP maksimum').parentElement).not.toHaveClass('fact-wide');
});
