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

test('a warning that says something else by the decision is asked again, with the note as it was typed', async () => {
  holding('Full Access');
  const warningOf = (figure: string) => ({
    code: 'YIELD_BELOW_FLOOR',
    tick: figure,
    text: { id: `Yield ${figure} % pada tenor 10 (batas 30 %)`, en: `Yield ${figure} %` },
  });
  const address = `PUT ${path}/change/approve`;
  const with_ = services([{ ...change, warnings: [warningOf('27,4')], actions: ['approve'] }]).on(address, {
    status: 409,
    refusal: {
      code: 'WARNINGS_NOT_TICKED',
      message: 'Centang setiap peringatan',
      result: { warnings: [warningOf('20,26')] },
    },
  });
  const { user } = detail(with_);
  await user.click(await screen.findByRole('button', { name: 'Setujui' }));
  const dialog = () => within(screen.getByRole('alertdialog'));
  await user.type(dialog().getByRole('textbox'), 'sudah dibahas');
  await user.click(dialog().getByRole('checkbox', { name: /27,4/ }));
  await user.click(dialog().getByRole('button', { name: 'Setujui' }));
  const fresh = await screen.findByRole('checkbox', { name: /20,26 % pada tenor 10/ });
  expect(fresh).not.toBeChecked();
  expect(dialog().getByText(/Peringatan berubah sejak dicentang/)).toBeInTheDocument();
  expect(dialog().getByRole('textbox')).toHaveValue('sudah dibahas');
  await user.click(fresh);
  await user.click(dialog().getByRole('button', { name: 'Setujui' }));
  expect(with_.to(address).map(({ body }) => (body as { acknowledged: string[] }).acknowledged)).toEqual([
    ['27,4'],
    ['20,26'],
  ]);
});
