import { cardTypes as contract } from '@console/contracts/cards/card-types';
import { screen, within } from '@testing-library/react';
import { show } from '../../test/harness.tsx';
import { beginAsEditor, box, id, list, record, save, services } from './card-type-form.fixtures.tsx';
import { UpdatePage } from './pages.tsx';

beforeEach(beginAsEditor);

const belowTier = { ...contract, parent: { field: 'tier', takes: ['sortOrder'] } };
const open = (beforeSave?: () => boolean) => {
  const with_ = services().on(`PUT ${list}`, { result: { ...record, version: 8 } });
  const page = show({
    services: with_,
    path: '/card-types/:id/update',
    at: `/card-types/${id}/update`,
    element: <UpdatePage resource={belowTier} secureId={id} {...(beforeSave ? { beforeSave } : {})} />,
  });
  return { ...page, services: with_ };
};
const move = async (user: ReturnType<typeof open>['user']) => {
  const tier = await screen.findByRole('textbox', { name: /Tingkat/ });
  await user.clear(tier);
  await user.type(tier, '2');
  await user.click(save());
};

test('a move says what moves along, and saves when it is confirmed', async () => {
  const { user, services: with_ } = open();
  await move(user);
  const question = await screen.findByRole('alertdialog', { name: /^Pindahkan .* ke Tingkat lain\?$/ });
  expect(within(question).getByText(/Ikut pindah \(Urutan: \d+\)/)).toBeInTheDocument();
  expect(with_.to(`PUT ${list}`)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Pindahkan' }));
  await screen.findByText('Data berhasil disimpan');
  expect(with_.to(`PUT ${list}`)).toHaveLength(1);
});

test('a refused move returns to the form with what was typed', async () => {
  const { user, services: with_ } = open();
  await move(user);
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Batal' }));
  expect(screen.getByRole('textbox', { name: /Tingkat/ })).toHaveValue('2');
  expect(with_.to(`PUT ${list}`)).toEqual([]);
});

test('other changes ask nothing; the question of the page itself comes besides', async () => {
  const beforeSave = jest.fn(() => false);
  const { user, services: with_ } = open(beforeSave);
  await screen.findByRole('textbox', { name: /Tingkat/ });
  await user.type(box(/^Nama/), ' Baru');
  await user.click(save());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(beforeSave).toHaveBeenCalledTimes(1);
  expect(with_.to(`PUT ${list}`)).toEqual([]);
});
