// Long: list, record page and form show the same pending change.
import { changeRules, type ChangeRequest } from '@console/contracts/core/changes';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { screen, waitFor, within } from '@testing-library/react';
import { show } from '../../test/harness.tsx';
import { ResourceList } from '../list/index.ts';
import { id, path, record, change, pageOf, services, holding, detail, update } from './changes.fixtures.tsx';

test('a record shows its pending change: maker, reason, and each field before and after in its format', async () => {
  holding('View Only');
  detail(services([change]));
  const banner = await screen.findByRole('region', { name: 'Perubahan menunggu persetujuan' });
  expect(banner).toHaveTextContent('Diajukan Rina (ADMIN01) pada 01 Mar 2026 08:00');
  expect(banner).toHaveTextContent('diminta tim keamanan');
  expect(
    within(banner)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['IsianSebelumSesudah', 'Nilai35', 'PublikTidakYa']);
  expect(within(banner).queryAllByRole('button')).toEqual([]);
  expect(banner).toHaveTextContent('level Approval atau Full Access');
});

test.each<[string, Partial<ChangeRequest>, string, string[]]>([
  ['its maker', { actions: ['withdraw'] }, 'Anda mengajukan perubahan ini', ['Tarik kembali']],
  ['a checker', { actions: ['claim', 'approve', 'reject'] }, 'diminta tim keamanan', ['Periksa', 'Setujui', 'Tolak']],
  [
    'a checker who looks into it',
    { actions: ['release', 'approve', 'reject'], claimedBy: 'ADMIN02', claimedUntil: '2026-03-01T08:30:00+07:00' },
    'Anda memeriksa ini sampai 08:30',
    ['Lepas', 'Setujui', 'Tolak'],
  ],
  [
    'another checker meanwhile',
    { claimedBy: 'ADMIN03', claimedUntil: '2026-03-01T08:30:00+07:00' },
    'Sedang diperiksa ADMIN03 sampai 08:30',
    [],
  ],
  [
    'a checker whose account the maker has made',
    { actions: ['claim', 'reject'], hindrance: 'APPROVER_DEPENDENT' },
    'Anda atau pembuat permintaan baru saja membuat atau mengubah akun yang lain',
    ['Periksa', 'Tolak'],
  ],
])('%s is offered what the server allows, and reads why not the rest', async (_, part, word, buttons) => {
  holding('Full Access');
  detail(services([{ ...change, ...part }]));
  const banner = await screen.findByRole('region', { name: 'Perubahan menunggu persetujuan' });
  expect(banner).toHaveTextContent(word);
  expect(
    within(banner)
      .queryAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(buttons);
});

test('approving shows the consequence, and the record is read again', async () => {
  holding('Full Access');
  const with_ = services([{ ...change, consequence: '12 karyawan menerima password', actions: ['approve'] }]).on(
    `PUT ${path}/change/approve`,
    { result: { rows: [] } },
  );
  const { user } = detail(with_);
  await user.click(await screen.findByRole('button', { name: 'Setujui' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('12 karyawan menerima password');
  with_.on(`GET ${path}/change`, pageOf([])).on(`GET ${path}/${id}`, { result: { ...record, value: '5', version: 4 } });
  await user.click(within(dialog).getByRole('button', { name: 'Setujui' }));
  expect(await screen.findByText('Perubahan disetujui dan berlaku')).toBeInTheDocument();
  // The pending change named the new value too.
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Perubahan menunggu persetujuan' })).toBeNull());
  expect(await screen.findByText('5')).toBeInTheDocument();
  expect(with_.to(`PUT ${path}/change/approve`)[0]!.body).toEqual({ secureIds: [change.secureId], note: null });
});

test('a refusal that a retry cannot mend closes the dialog; any other one stays in it', async () => {
  holding('Full Access');
  const with_ = services([{ ...change, actions: ['reject'] }]).on(`PUT ${path}/change/reject`, {
    status: 409,
    refusal: { code: 'NOT_PENDING', message: 'Permintaan sudah diputuskan' },
  });
  const { user } = detail(with_);
  const reject = async () => {
    await user.click(await screen.findByRole('button', { name: 'Tolak' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.type(dialog.getByLabelText('Catatan'), 'tidak setuju');
    await user.click(dialog.getByRole('button', { name: 'Tolak' }));
  };
  await reject();
  expect(await screen.findByText('Permintaan sudah diputuskan')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  with_.on(`PUT ${path}/change/reject`, {
    status: 502,
    refusal: { code: 'SSO_UNREACHABLE', message: 'Layanan identitas tidak dapat dihubungi' },
  });
  await reject();
  expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toHaveTextContent(
    'Layanan identitas tidak dapat dihubungi',
  );
  await user.keyboard('{Escape}');
});

test('a form asks for a reason where a second person decides, and leads to the pending record', async () => {
  holding('Full Access');
  const with_ = services().on(`PUT ${path}`, { status: 202, result: { change } });
  const { user } = update(with_);
  const value = await screen.findByLabelText('Nilai');
  await user.clear(value);
  await user.type(value, '5');
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ajukan' }));
  const reason = screen.getByLabelText(/^Alasan perubahan/);
  expect(reason).toHaveAccessibleDescription(/setelah disetujui orang lain/);
  expect(reason).toHaveAccessibleDescription(/Wajib diisi/);
  await user.type(reason, 'pendek');
  await user.tab();
  expect(await screen.findByText(`Minimal ${changeRules.reason.minimum} karakter`)).toBeInTheDocument();
  await user.type(reason, ' tetapi cukup');
  await user.click(screen.getByRole('button', { name: 'Ajukan' }));
  expect(await screen.findByTestId('address')).toHaveTextContent(`/app-setting-properties/${id}`);
  expect(screen.getByText('Perubahan disimpan dan menunggu persetujuan orang lain')).toBeInTheDocument();
  expect(with_.to(`PUT ${path}`)[0]!.body).toMatchObject({
    secureId: id,
    version: 3,
    value: '5',
    reason: 'pendek tetapi cukup',
  });
});

test('a form without protection asks for no reason', async () => {
  holding('Full Access');
  const with_ = services().on(`GET ${path}/${id}`, { result: { ...record, isProtected: false } });
  const { user } = update(with_);
  expect(await screen.findByLabelText('Nilai')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Alasan/)).toBeNull();
  await user.click(screen.getByLabelText('Dilindungi'));
  expect(screen.getByLabelText(/^Alasan perubahan/)).toBeInTheDocument();
});

test('the list counts pending changes, and a notice opens one change even after its decision', async () => {
  holding('Full Access');
  const decided: ChangeRequest = {
    ...change,
    secureId: 'c0000000-0000-4000-8000-000000000002',
    state: 'REJECTED',
    decidedBy: 'ADMIN03',
    decidedAt: '2026-03-02T08:00:00+07:00',
    note: 'terlalu banyak',
    recordLabel: 'LOGIN_MAX',
  };
  const with_ = services([change])
    .on(`GET ${path}`, { result: { rows: [record], total: 1, page: 1, size: 10 } })
    .on(`GET /api/middle/approval/${decided.secureId}`, { result: decided });
  const { user } = show({
    services: with_,
    path: '/app-setting-properties',
    at: `/app-setting-properties?tab=changes&change=${decided.secureId}`,
    element: (
      <ResourceList
        resource={appSettings}
        paths={{ detail: ({ secureId }) => `/app-setting-properties/${secureId}` }}
      />
    ),
  });
  expect(await screen.findByRole('link', { name: 'Menunggu persetujuan (1)' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('region', { name: 'Ubah LOGIN_MAX' })).toHaveTextContent(
    'Ditolak oleh ADMIN03 pada 02 Mar 2026 08:00 · terlalu banyak',
  );
  const waiting = screen.getByRole('region', { name: 'Ubah SESSION_MAX' });
  expect(within(waiting).getByRole('link', { name: 'Buka data' })).toHaveAttribute(
    'href',
    `/app-setting-properties/${id}`,
  );
  expect(with_.to(`GET ${path}/change`).at(-1)!.query.getAll('state')).toEqual(['PENDING']);
  await user.selectOptions(screen.getByLabelText('Tampilkan'), 'Semua');
  expect(with_.to(`GET ${path}/change`).at(-1)!.query.getAll('state')).toEqual([]);
});

test('a change that does no more than end a period is headed so', async () => {
  holding('Full Access');
  const ending = { ...change, changes: [{ field: 'effectiveTo', before: null, after: '2026-12-31' }] };
  const with_ = services([ending]).on(`GET ${path}`, { result: { rows: [record], total: 1, page: 1, size: 10 } });
  show({
    services: with_,
    path: '/app-setting-properties',
    at: '/app-setting-properties?tab=changes',
    element: (
      <ResourceList resource={{ ...appSettings, effective: { key: ['key'] } } as unknown as typeof appSettings} />
    ),
  });
  expect(await screen.findByRole('region', { name: 'Akhiri SESSION_MAX' })).toBeInTheDocument();
});

test('the record of a change is opened where it is, below what its list is narrowed to', async () => {
  holding('Full Access');
  const with_ = services([change]).on(`GET ${path}`, { result: { rows: [record], total: 1, page: 1, size: 10 } });
  show({
    services: with_,
    path: '/app-setting-properties',
    at: '/app-setting-properties?tab=changes',
    element: (
      <ResourceList
        resource={appSettings}
        fixed={{ group: 'SESSION' }}
        paths={{ detail: ({ group, secureId }) => `/groups/${String(group)}/settings/${secureId}` }}
      />
    ),
  });
  const waiting = await screen.findByRole('region', { name: 'Ubah SESSION_MAX' });
  expect(within(waiting).getByRole('link', { name: 'Buka data' })).toHaveAttribute(
    'href',
    `/groups/SESSION/settings/${id}`,
  );
});
