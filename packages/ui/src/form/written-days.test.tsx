// The start of a banner as people write it: a day alone begins at midnight.
import { masterBanner } from '@console/contracts/promos-products/master-banner';
import type { Resource } from '@console/contracts/core/resource';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { CreatePage } from './pages.tsx';

const { startAt } = masterBanner.fields;
const resource = { ...masterBanner, fields: { startAt }, rules: [], ranges: [] } as unknown as Resource;
const path = '/api/middle/master-banner';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('ADMIN01', { 'master-banner:browse': 'Full Access' });
});

async function save(written: string) {
  const services = new Services().on(`POST ${path}`, { status: 201, result: { secureId: 'x' } });
  const { user } = show({ services, path: '/master-banner/create', element: <CreatePage resource={resource} /> });
  const input = () => screen.getByRole('textbox', { name: /^Mulai/ });
  await waitFor(() => expect(input().closest('.ant-picker')).not.toBeNull());
  fireEvent.focus(input());
  fireEvent.input(input(), { target: { value: written } });
  fireEvent.blur(input());
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  return services;
}

test.each([
  ['F26a', '31-12-2026', '2026-12-31T00:00:00+07:00'],
  ['F26a', '31-12-2026 8:00', '2026-12-31T08:00:00+07:00'],
  ['F26a', '31/12/2026 08.00', '2026-12-31T08:00:00+07:00'],
  ['F26a', '31 Des 2026', '2026-12-31T00:00:00+07:00'],
  ['F26a', '2026-12-31T08:00', '2026-12-31T08:00:00+07:00'],
  ['F26a', '31-12-2026 08:00:00', '2026-12-31T08:00:00+07:00'],
  ['F26a', '2026-12-31T17:00:00Z', '2027-01-01T00:00:00+07:00'],
  ['F26a', '31\u201112\u20112026  8:00\u200B', '2026-12-31T08:00:00+07:00'],
])('a start is stored as it is meant: %s %s', async (_id, written, startAt) => {
  const services = await save(written);
  await waitFor(() => expect(services.to(`POST ${path}`).map(({ body }) => body)).toEqual([{ startAt }]));
});

test.each(['31-12-2026 08:00:30', '2026-12-31T24:00'])('a start written as %s is refused', async (written) => {
  const services = await save(written);
  await screen.findByText(/Tanggal dan jam tidak dikenali/);
  expect(services.to(`POST ${path}`)).toEqual([]);
});

test('the example of a start that is no time is another text than what was typed (F26a)', async () => {
  const services = await save('31-12-2026 25:00');
  const fault = await screen.findByText(/Tanggal dan jam tidak dikenali.*contoh: 31-12-2026 08:00/);
  expect(fault).not.toHaveTextContent('31-12-2026 25:00');
  expect(services.to(`POST ${path}`)).toEqual([]);
});
