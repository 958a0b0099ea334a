import type { Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { screen } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../../packages/ui/test/harness.tsx';
import { IssuanceActions } from './IssuanceActions.tsx';

const open = (issuance: Partial<Issuance>) => {
  signInAs('VENDOR01', { 'card-issuance:browse': 'Input' });
  const whole = { secureId: 'x', version: 1, issuanceNo: 'ISS-1', actions: ['deliverBranch', 'deliverCustomer'] };
  show({
    services: new Services(),
    path: '/card-issuance',
    element: <IssuanceActions issuance={{ ...whole, ...issuance } as unknown as Issuance} />,
  });
};

test('a dispatch of which nothing is printed says so and cannot be opened', () => {
  open({ printing: 3, officesReady: false, membersReady: true });
  expect(screen.getByRole('button', { name: 'Kirim ke cabang' })).toHaveAccessibleDescription(
    /Belum ada kartu tercetak untuk kantor/,
  );
  expect(screen.getByRole('link', { name: 'Kirim ke member' })).toBeVisible();
});

test('an office that sends cards of its safe waits for no printing', () => {
  open({ printing: 0, officesReady: false, membersReady: false, actions: ['deliverCustomer'] });
  expect(screen.getByRole('link', { name: 'Kirim ke member' })).toBeVisible();
  expect(screen.queryByText('Kirim ke cabang')).not.toBeInTheDocument();
});
