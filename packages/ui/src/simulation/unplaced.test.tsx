import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { SimulationPanel, type SimulationPanelProps } from './SimulationPanel.tsx';

test.each<[string, Partial<SimulationPanelProps>]>([
  ['Pilih dealer', { line: 'NMC', dealerId: null }],
  ['Pilih toko', { storeId: null }],
  ['Pilih cabang', { branchId: null }],
])('a screen without a choice yet asks for what it chooses: %s', async (asked, of) => {
  signInAs('ADMIN01', { 'branch-rate:browse': 'Full Access' });
  show({ services: new Services(), path: '/', element: <SimulationPanel line="SPEKTRA" tenors={[12]} {...of} /> });
  expect(await screen.findByText(`${asked} untuk melihat angsuran.`)).toBeVisible();
});
