// The simulated limit stands beside what it was computed from, and beside nothing else.
import { screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { Simulation } from './Simulation.tsx';

const path = 'POST /api/middle/tiering-plafond/simulate';
const result = { tier: null, base: 11_200_000, amount: 11_200_000, reason: 'NO_TIER' };

async function open() {
  signInAs('ADMIN01', { 'tiering-plafond:browse': 'Full Access' });
  const services = new Services().on(path, { result });
  const page = show({ services, path: '/tiering-plafond', at: '/tiering-plafond', element: <Simulation /> });
  await page.user.click(await screen.findByRole('button', { name: 'Simulasi' }));
  await page.user.selectOptions(screen.getByLabelText(/^Lini bisnis/), 'SPEKTRA');
  return { services, ...page };
}
const compute = () => screen.getByRole('button', { name: 'Hitung' });
const outcome = () => screen.queryByRole('heading', { name: 'Hasil' });

test('the result goes when the member is changed', async () => {
  const { user, services } = await open();
  await user.type(screen.getByLabelText(/^Nomor member/), '1000000001');
  await user.click(compute());
  await waitFor(() => expect(outcome()).toBeVisible());
  expect(services.to(path).at(-1)?.body).toEqual({ businessLine: 'SPEKTRA', memberNo: '1000000001' });
  await user.clear(screen.getByLabelText(/^Nomor member/));
  await user.type(screen.getByLabelText(/^Nomor member/), '1000000003');
  expect(outcome()).toBeNull();
});

test('values are asked in place of a member, and the fault names those that are missing', async () => {
  const { user, services } = await open();
  await user.click(screen.getByRole('radio', { name: 'Nilai yang diisi' }));
  expect(screen.queryByLabelText(/^Nomor member/)).toBeNull();
  await user.type(screen.getByLabelText(/^Penghasilan bulanan/), '8500000');
  await user.click(compute());
  await waitFor(() => expect(screen.getByLabelText(/^Jenis program/)).toBeInvalid());
  expect(screen.getByLabelText(/^Tingkat risiko/)).toBeInvalid();
  expect(screen.getByLabelText(/^Penghasilan bulanan/)).toBeValid();
  expect(screen.getByLabelText(/^Tipe database/)).toBeValid();
  expect(services.to(path)).toHaveLength(0);
});
