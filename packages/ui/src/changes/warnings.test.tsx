import { screen, within } from '@testing-library/react';
import { change, detail, holding, path, services } from './changes.fixtures.tsx';

test('each warning is ticked before an approval, and named to the services', async () => {
  holding('Full Access');
  const warnings = [
    { code: 'BELOW_FLOOR', text: { id: 'Rate di bawah batas 0.5', en: 'Below the floor' } },
    { code: 'RATE_MOVES', text: { id: 'Rate berubah lebih dari 25 %', en: 'Moves by more than 25 %' } },
  ];
  const with_ = services([{ ...change, warnings, actions: ['approve'] }]).on(`PUT ${path}/change/approve`, {
    result: { rows: [] },
  });
  const { user } = detail(with_);
  expect(await screen.findByRole('region', { name: 'Peringatan' })).toHaveTextContent('Rate di bawah batas 0.5');
  await user.click(screen.getByRole('button', { name: 'Setujui' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Rate di bawah batas 0.5' }));
  await user.click(dialog.getByRole('button', { name: 'Setujui' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Centang setiap peringatan');
  expect(with_.to(`PUT ${path}/change/approve`)).toHaveLength(0);
  await user.click(dialog.getByRole('checkbox', { name: 'Rate berubah lebih dari 25 %' }));
  await user.click(dialog.getByRole('button', { name: 'Setujui' }));
  expect(await screen.findByText('Perubahan disetujui dan berlaku')).toBeInTheDocument();
  expect(with_.to(`PUT ${path}/change/approve`)[0]!.body).toEqual({
    secureIds: [change.secureId],
    note: null,
    acknowledged: ['BELOW_FLOOR', 'RATE_MOVES'],
  });
});
