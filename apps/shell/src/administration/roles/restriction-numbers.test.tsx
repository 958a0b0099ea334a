// Limits of a role's exports as people write them, typed and pasted.
import type { ExportRestriction, Role } from '@console/contracts/shell/roles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { RestrictionForm } from './RestrictionForm.tsx';

const save = jest.fn();
jest.mock('./screens.ts', () => ({
  paths: { detail: () => '/roles/detail?roleId=r1' },
  restrict: { useMutation: () => [save, { isLoading: false }] },
  allRoles: { useQuery: () => ({ data: [] }) },
}));

const nothing: ExportRestriction = { mode: 'BY_MODULE', lines: [], hoursFrom: null, hoursTo: null, dailyLimit: null };
const stored = { roleSecureId: 'r1', version: 4, ...nothing };
const modules = [{ module: 'card-types', name: 'Card Types' }];
const role = { secureId: 'r1', name: 'pemeriksa', revealPersonalData: false } as Role;

const rows = 'Card Types: Baris maksimal';
const files = 'Berkas per user per hari';
const box = (name: string) => screen.getByRole('textbox', { name });

async function write(name: string, written: string, way: 'typed' | 'pasted') {
  const user = userEvent.setup();
  const router = createMemoryRouter([
    { path: '/', element: <RestrictionForm role={role} stored={stored} modules={modules} onStale={() => {}} /> },
    { path: '*', element: <p>lain</p> },
  ]);
  render(<RouterProvider router={router} />);
  await user.click(screen.getByRole('checkbox', { name: 'Card Types: Diizinkan' }));
  await user.clear(box(name));
  if (way === 'typed') await user.type(box(name), written);
  else await user.paste(written);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
}

/** What the confirmed form sends. */
async function sent(): Promise<ExportRestriction> {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  return (save.mock.lastCall as [{ body: ExportRestriction }])[0].body;
}

beforeEach(() => save.mockReset().mockResolvedValue({ data: {} }));

const ways = ['typed', 'pasted'] as const;
describe.each(ways)('limits that are %s', (way) => {
  test.each([
    ['F09r', '1.000', 1_000],
    ['F09r', 'Rp 2.500,00', 2_500],
    ['F09s', '1000', 1_000],
  ])('rows are sent as they are meant: %s %s', async (_id, written, value) => {
    // What is typed key by key holds no letters.
    await write(rows, way === 'typed' ? written.replace('Rp ', '') : written, way);
    expect((await sent()).lines).toMatchObject([{ module: 'card-types', maxRows: value }]);
  });

  test.each([
    ['F09r', rows, '1.5'],
    ['F09r', rows, '12-5'],
    ['F09r', rows, '1e3'],
    ['F09r', files, '1.000'],
    ['F09s', rows, '10 ribu'],
  ])('numbers that are not certain or too high are refused: %s %s %s', async (_id, name, written) => {
    await write(name, written, way);
    expect(box(name)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(box(name)).not.toHaveValue('0');
  });
});

test('a pasted number of thousands in English is refused, and stays where it was emptied (F09s)', async () => {
  await write(rows, '1,000', 'pasted');
  expect(box(rows)).toHaveValue('1,000');
  expect(box(rows)).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
});
