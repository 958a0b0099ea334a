import type { WaitingElsewhere } from '@console/contracts/core/elsewhere';
import { appSettings } from '@console/contracts/shell/app-setting-properties';
import { screen, within } from '@testing-library/react';
import { show } from '../../test/harness.tsx';
import { ResourceList } from '../list/index.ts';
import { change, holding, path, record, services } from './changes.fixtures.tsx';

const rate: WaitingElsewhere = {
  secureId: 'c0000000-0000-4000-8000-000000000009',
  title: { id: 'Rate cabang', en: 'Branch rate' },
  label: '13010 Jakarta 7-12 01-12-2026',
  makerName: 'Rina',
  maker: 'HOBIS01',
  madeAt: '2026-03-01T08:00:00+07:00',
  page: '/branch/13010/rates',
  action: 'update',
  count: null,
  gist: [
    {
      name: 'rateRegular',
      title: { id: 'Rate Regular', en: 'Regular rate' },
      field: { kind: 'percent' },
      before: '2.4000',
      after: '2.4500',
    },
  ],
  expiresAt: '2026-03-31T08:00:00+07:00',
  warnings: null,
};
const numbered = (at: number, more: Partial<WaitingElsewhere> = {}): WaitingElsewhere => ({
  ...rate,
  secureId: `c0000000-0000-4000-8000-0000000001${String(at).padStart(2, '0')}`,
  label: `130${at} Kota`,
  ...more,
});

function open(rows: readonly WaitingElsewhere[], own = [change]) {
  holding('Full Access');
  return show({
    services: services()
      .on(`GET ${path}`, { result: { rows: [record], total: 1, page: 1, size: 10 } })
      .on(`GET ${path}/change`, ({ query }) => ({
        result: {
          rows: own,
          total: own.length,
          page: 1,
          size: 25,
          elsewhere: {
            rows: query.has('warned') ? rows.map((row) => ({ ...row, warnings: 2 })) : rows,
            total: rows.length,
          },
        },
      })),
    path: '/app-setting-properties',
    at: '/app-setting-properties?tab=changes',
    element: <ResourceList resource={appSettings} />,
  });
}
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test('what waits is a list: kind, record, old and new, who asked when, warnings and until when', async () => {
  open([rate]);
  const box = (await screen.findAllByRole('region', { name: 'Daftar perubahan' }))[0]!;
  await within(box).findByText('2 peringatan');
  const [head, ...rows] = within(box).getAllByRole('row');
  expect(cellsOf(head!)).toEqual(['Jenis', 'Data', 'Isi', 'Diajukan', 'Peringatan', 'Kedaluwarsa']);
  expect(rows.map(cellsOf)).toEqual([
    [
      'Pengaturan AplikasiUbah',
      'SESSION_MAX',
      'Publik Tidak → YaNilai 3 → 5',
      'Rina (ADMIN01)01 Mar 2026 08:00',
      '-',
      '31 Mar 2026',
    ],
    [
      'Rate cabangUbah',
      '13010 Jakarta 7-12 01-12-2026',
      'Rate Regular 2,40 % → 2,45 %',
      'Rina (HOBIS01)01 Mar 2026 08:00',
      '!2 peringatan',
      '31 Mar 2026',
    ],
  ]);
  expect(within(box).getByRole('link', { name: rate.label })).toHaveAttribute('href', '/branch/13010/rates');
});

test('a change of the list comes into view with its decisions, and leads back', async () => {
  const { user } = open([rate]);
  const press = await screen.findByRole('button', { name: 'SESSION_MAX' });
  await user.click(press);
  const opened = screen.getByRole('region', { name: 'Perubahan SESSION_MAX' });
  expect(opened).toHaveFocus();
  expect(within(opened).getByRole('region', { name: 'Ubah SESSION_MAX' })).toHaveTextContent('diminta tim keamanan');
  await user.click(within(opened).getByRole('button', { name: '↑ Kembali ke daftar' }));
  expect(press).toHaveFocus();
});

test('a long list is searched and narrowed to one kind', async () => {
  const files = { title: { id: 'Berkas rate', en: 'File of rates' }, action: 'decide', gist: [] };
  const { user } = open([...Array.from({ length: 8 }, (_, at) => numbered(at + 10)), numbered(99, files)], []);
  const box = (await screen.findAllByRole('region', { name: 'Daftar perubahan' }))[0]!;
  const rows = () => within(box).getAllByRole('row').slice(1);
  expect(rows()).toHaveLength(9);
  await user.type(within(box).getByLabelText('Cari'), '13012 rina');
  expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual(['13012 Kota']);
  await user.clear(within(box).getByLabelText('Cari'));
  await user.selectOptions(within(box).getByLabelText('Jenis'), 'Berkas rate');
  expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual(['13099 Kota']);
  await user.type(within(box).getByLabelText('Cari'), 'tidak ada');
  expect(within(box).getByText('Tidak ada yang cocok')).toBeVisible();
});
