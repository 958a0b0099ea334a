import type { Promo } from '@console/contracts/promos-products/promo';
import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { Usage } from './Usage.tsx';

const promo = {
  usedContracts: 40,
  quotaContracts: 50,
  usedAmount: 36_000_000,
  quotaAmount: null,
  usedSubsidy: 900_000,
  budgetSubsidy: 1_000_000,
} as Promo;

test('what is used of quota and budget stands beside its limit, with what is left', () => {
  signInAs('PROMO01', { 'promo:browse': 'View Only' });
  show({ services: new Services(), path: '/', element: <Usage promo={promo} /> });
  expect(screen.getByRole('meter', { name: 'Kontrak' })).toHaveValue(40);
  expect(screen.getByText('40 dari 50, sisa 10')).toBeVisible();
  expect(screen.queryByRole('meter', { name: 'Nilai dibiayai' })).toBeNull();
  expect(screen.getByText(/36\.000\.000, tanpa batas/)).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Subsidi' })).toHaveAttribute('max', '1000000');
});
