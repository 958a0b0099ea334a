// The price of the simulation as people write it.
import { screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { SimulationPanel } from './SimulationPanel.tsx';

const path = 'POST /api/middle/simulation/preview';

const open = () => {
  signInAs('ADMIN01', { 'branch-rate:browse': 'Full Access' });
  const services = new Services().on(path, { result: { branch: '14010', isQanun: false, cells: [] } });
  const branchId = '4f1d8a6e-91a6-5b5c-8f0f-5f5f3d1a2b33';
  const element = <SimulationPanel line="SPEKTRA" branchId={branchId} price={6_000_000} tenors={[6]} />;
  return { services, ...show({ services, path: '/', element }) };
};
const price = () => screen.findByRole('textbox', { name: /^Harga/ });

test.each([
  ['F04e', '6.500.000,00', 6_500_000],
  ['F04e', 'Rp 6.500.000', 6_500_000],
  ['F04e', '6,500,000.00', 6_500_000],
])('a pasted price is asked about as it is meant: %s %s', async (_id, written, amount) => {
  const { services, user } = open();
  await user.click(await price());
  await user.paste(written);
  await waitFor(() => expect(services.to(path).at(-1)?.body).toMatchObject({ price: amount }));
});

test.each(['6,5 juta', '6.500,5', '1e6'])('a price that is not certain is not asked about: %s', async (written) => {
  const { services, user } = open();
  await waitFor(() => expect(services.to(path)).toHaveLength(1));
  await user.click(await price());
  await user.paste(written);
  await user.tab();
  expect(await price()).toHaveAttribute('aria-invalid', 'true');
  expect(await screen.findByText(/Perbaiki isian/)).toBeVisible();
  expect(services.to(path)).toHaveLength(1);
});
