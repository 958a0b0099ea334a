import { profile } from '@console/auth';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { branchRates } from '@console/contracts/branches-stores/branch/rates';
import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import type { Resource } from '@console/contracts/core/resource';
import { act, screen, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { ResourceList } from '../list/index.ts';

const none = { result: { rows: [], total: 0, page: 1, size: 10 } };
const reveals = (mayReveal: boolean) =>
  act(() => profile.set({ state: 'loaded', data: { mayReveal, flag: 'admin', scope: { type: 'NATIONAL' } } } as never));
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => act(() => profile.set({ state: 'loading' } as never)));

async function open(resource: Resource, services: Services, inForce?: Resource) {
  localStorage.clear();
  signInAs('ADMIN01', { [resource.privilege]: 'Full Access' });
  const path = `GET /api/middle/${resource.path}`;
  services.on(path, none);
  const { user } = show({
    services,
    path: '/list',
    element: <ResourceList resource={resource} {...(inForce ? { exportInForce: inForce } : {})} />,
  });
  await user.click(await screen.findByRole('button', { name: 'Unduh' }));
  await user.click(screen.getByRole('menuitem', { name: 'Unduh dengan pilihan…' }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    user,
    dialog,
    download: `${path}/download`,
    submit: () => user.click(dialog.getByRole('button', { name: 'Unduh' })),
  };
}

test('columns and format are chosen; the full set of columns is not sent', async () => {
  const services = new Services();
  const { user, dialog, download, submit } = await open(
    zipCodes,
    services.on('GET /api/middle/zip-code/download', { file: 'x' }),
  );
  await user.click(dialog.getByRole('radio', { name: 'XLSX' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Kelurahan' }));
  await submit();
  const { query } = services.to(download)[0]!;
  expect([
    query.get('format'),
    query.getAll('columns').includes('kelurahan'),
    query.getAll('columns').includes('code'),
  ]).toEqual(['xlsx', false, true]);
  expect(await screen.findByText('file.csv diunduh')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an export without columns is not sent', async () => {
  const services = new Services();
  const { user, dialog, download, submit } = await open(zipCodes, services);
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
  await submit();
  expect(dialog.getByRole('alert')).toHaveTextContent('Pilih minimal satu kolom');
  expect(services.to(download)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Pilih semua' }));
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a list that requires a reason says so beside the field', async () => {
  const services = new Services().on('GET /api/middle/audit-trail/download', {
    status: 202,
    result: { downloadSecureId: '1', status: 'queued' },
  });
  const { user, dialog, download, submit } = await open(auditTrail as unknown as Resource, services);
  await submit();
  expect(dialog.getByRole('alert')).toHaveTextContent('Minimal 5 karakter');
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Pemeriksaan bulanan');
  await submit();
  expect(services.to(download)[0]!.query.get('reason')).toBe('Pemeriksaan bulanan');
  expect(await screen.findByText('Permintaan unduhan diproses, lihat Download Management')).toBeVisible();
});

test('unmasked personal data is offered to those who may reveal, and requires a longer reason', async () => {
  reveals(true);
  const services = new Services().on('GET /api/middle/blacklist-phone-number/download', { file: 'x' });
  const { user, dialog, download, submit } = await open(blacklistPhoneNumbers, services);
  await user.click(dialog.getByRole('checkbox', { name: 'Tampilkan data pribadi secara terbuka' }));
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Rapat');
  await submit();
  expect(dialog.getByRole('alert')).toHaveTextContent('Minimal 10 karakter');
  await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), ' tim risiko');
  await submit();
  expect(Object.fromEntries(services.to(download)[0]!.query)).toMatchObject({
    personalData: 'CLEAR',
    reason: 'Rapat tim risiko',
  });
});

test('unmasked personal data is offered to nobody else', async () => {
  reveals(false);
  const { dialog } = await open(blacklistPhoneNumbers, new Services());
  expect(dialog.queryByRole('checkbox', { name: /data pribadi/ })).toBeNull();
});

test('a refusal is shown in the dialog, which keeps the choices', async () => {
  const services = new Services().on('GET /api/middle/zip-code/download', {
    status: 409,
    refusal: { code: 'EXPORT_QUEUE_FULL', message: 'Maksimal 3 unduhan diproses bersamaan' },
  });
  const { user, dialog, submit } = await open(zipCodes, services);
  await user.click(dialog.getByRole('checkbox', { name: 'Kelurahan' }));
  await submit();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Maksimal 3 unduhan');
  expect(dialog.getByRole('checkbox', { name: 'Kelurahan' })).not.toBeChecked();
});

test('in place of the list, what is in force on a day is exported', async () => {
  const services = new Services().on('GET /api/middle/branch/rates/download', { file: 'x' });
  const { user, dialog, submit } = await open(zipCodes, services, branchRates as unknown as Resource);
  await user.click(dialog.getByRole('radio', { name: 'Rate cabang yang berlaku pada suatu tanggal' }));
  const day = await dialog.findByRole('textbox', { name: 'Berlaku pada' });
  await user.clear(day);
  await user.type(day, '05-02-2027{Enter}');
  expect(dialog.getByRole('checkbox', { name: 'Rate Regular' })).toBeChecked();
  await submit();
  const { query } = services.to('GET /api/middle/branch/rates/download')[0]!;
  expect([query.get('inForceOn'), query.getAll('sort')]).toEqual(['2027-02-05', ['effectiveFrom,asc']]);
});
