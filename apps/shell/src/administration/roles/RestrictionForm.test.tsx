import { sendCall } from '@console/api';
import { notices, preferences } from '@console/auth';
import type { ExportRestriction, Role } from '@console/contracts/shell/roles';
import { ConfirmHost } from '@console/ui/dialogs';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { RestrictionForm } from './RestrictionForm.tsx';

const save = jest.fn();
jest.mock('@console/api', () => ({ ...jest.requireActual<object>('@console/api'), sendCall: jest.fn() }));
jest.mock('./screens.ts', () => ({
  paths: { detail: () => '/roles/detail?roleId=r1' },
  restrict: { useMutation: () => [save, { isLoading: false }] },
  allRoles: {
    useQuery: () => ({
      data: [
        { secureId: 'r1', name: 'pemeriksa' },
        { secureId: 'r2', name: 'auditor' },
      ],
    }),
  },
}));

const nothing: ExportRestriction = { mode: 'BLOCK_ALL', lines: [], hoursFrom: null, hoursTo: null, dailyLimit: null };
const stored = { roleSecureId: 'r1', version: 4, ...nothing };
const modules = [
  { module: 'card-types', name: 'Card Types' },
  { module: 'zip-code', name: 'Zip Code' },
];
const role = { secureId: 'r1', name: 'pemeriksa', revealPersonalData: false } as Role;
const onStale = jest.fn();

function show() {
  const router = createMemoryRouter([
    { path: '/', element: <RestrictionForm role={role} stored={stored} modules={modules} onStale={onStale} /> },
    { path: '*', element: <p>lain</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  save.mockReset().mockResolvedValue({ data: {} });
  onStale.mockReset();
  act(() => {
    notices.set([]);
    preferences.set({ ...preferences.get(), language: 'id' });
  });
});

test('errors are shown before anything is compared, and no input is lost', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: /^Per modul/ }));
  await userEvent.type(screen.getByLabelText('Dari jam'), '08:00');
  await press('Simpan');
  expect(screen.getByText('Isi kedua jam sebagai JJ:MM, atau kosongkan keduanya')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Dari jam')).toHaveValue('08:00');
});

test('shows before and after, then saves with the version and goes back to the role', async () => {
  const router = show();
  await userEvent.click(screen.getByRole('radio', { name: /^Per modul/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Card Types: Diizinkan' }));
  await press('Simpan');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('row', { name: /^Card Types/ })).toHaveTextContent('Tidak diizinkan50.000 baris');
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(save).toHaveBeenCalledWith({
    body: expect.objectContaining({ roleSecureId: 'r1', version: 4, mode: 'BY_MODULE' }),
  });
  expect(router.state.location.search).toBe('?roleId=r1&tab=restriction');
});

test('takes over what another role may export, of the modules that this one can export at all', async () => {
  const line = {
    allowed: true,
    maxRows: 10,
    maxPeriodDays: null,
    formats: ['csv' as const],
    personalData: 'MASKED' as const,
  };
  jest.mocked(sendCall).mockResolvedValue({
    data: {
      roleSecureId: 'r2',
      version: 1,
      ...nothing,
      mode: 'BY_MODULE',
      lines: [
        { module: 'zip-code', ...line },
        { module: 'user', ...line },
      ],
    },
  });
  show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Salin dari peran' }), 'auditor');
  expect(await screen.findByRole('checkbox', { name: 'Zip Code: Diizinkan' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Zip Code: Baris maksimal' })).toHaveValue('10');
  expect(screen.queryByRole('checkbox', { name: /^user/ })).toBeNull();
  expect(notices.get().map(({ text }) => text)).toEqual(['Disalin dari auditor; belum disimpan']);
});

test('asks before the restriction of another role replaces changes of the form', async () => {
  jest
    .mocked(sendCall)
    .mockReset()
    .mockResolvedValue({ data: { roleSecureId: 'r2', version: 1, ...nothing } });
  show();
  render(<ConfirmHost />);
  await userEvent.click(screen.getByRole('radio', { name: /^Tanpa batas/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Salin dari peran' }), 'auditor');
  const question = within(screen.getByRole('alertdialog', { name: 'Ganti isian dengan pembatasan auditor?' }));
  expect(sendCall).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Ganti' }));
  expect(await screen.findByRole('radio', { name: /^Diblokir/ })).toBeChecked();
});

test('a restriction changed by someone else is refetched, and the input stays unsaved', async () => {
  save.mockResolvedValue({
    error: {
      status: 409,
      code: 'STALE_VERSION',
      message: 'Data sudah diubah oleh pengguna lain',
      errors: [],
      requestId: null,
    },
  });
  show();
  await userEvent.click(screen.getByRole('radio', { name: /^Tanpa batas/ }));
  await press('Simpan');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Simpan' }));
  expect(onStale).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Belum tersimpan. Data sudah diubah oleh pengguna lain');
});

/** The form on a page that has read a newer version after the first save. */
function Refetched() {
  const [current, setCurrent] = useState(stored);
  return (
    <RestrictionForm
      role={role}
      stored={current}
      modules={modules}
      onStale={() => setCurrent({ ...stored, version: 5, mode: 'NONE' })}
    />
  );
}

test('after a stale save the input stays, a notice says so, and the next save carries the new version', async () => {
  save.mockResolvedValueOnce({
    error: { status: 409, code: 'STALE_VERSION', message: 'basi', errors: [], requestId: null },
  });
  const router = createMemoryRouter([
    { path: '/', element: <Refetched /> },
    { path: '*', element: <p>lain</p> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Per modul/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Card Types: Diizinkan' }));
  const saveIt = async () => {
    await press('Simpan');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Simpan' }));
  };
  await saveIt();
  expect(screen.getByRole('checkbox', { name: 'Card Types: Diizinkan' })).toBeChecked();
  expect(screen.getByText(/diubah orang lain; isian Anda tetap ada/)).toBeVisible();
  await saveIt();
  expect(save).toHaveBeenLastCalledWith({ body: expect.objectContaining({ version: 5, mode: 'BY_MODULE' }) });
});
