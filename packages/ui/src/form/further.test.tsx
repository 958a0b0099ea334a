import { text } from '@console/contracts/core/text';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../../test/harness.tsx';
import { beginAsEditor, cardTypes, fill, list, record, services } from './card-type-form.fixtures.tsx';
import { CreatePage } from './pages.tsx';

const titles = { save: text('Simpan draf', 'Save draft'), title: text('Ajukan', 'Submit') };

beforeEach(beginAsEditor);

const open = () => {
  const run = jest.fn(() => Promise.resolve());
  const with_ = services().on(`POST ${list}`, { status: 201, result: record });
  const further = { ...titles, run };
  const element = <CreatePage resource={cardTypes} further={further} />;
  return { run, with_, ...show({ services: with_, path: '/card-types/create', element }) };
};

test('a form with a second button saves a draft with the first, and opens it', async () => {
  const { user, run } = open();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
  expect(await screen.findByTestId('address')).toHaveTextContent(`/card-types/${record.secureId}`);
  expect(run).not.toHaveBeenCalled();
});

test('the second button saves once and continues with what was saved; what is wrong keeps the form', async () => {
  const { user, run, with_ } = open();
  await user.click(screen.getByRole('button', { name: 'Ajukan' }));
  expect(await screen.findAllByText('Wajib diisi')).not.toEqual([]);
  expect(with_.to(`POST ${list}`)).toEqual([]);
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Ajukan' }));
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ secureId: record.secureId, version: record.version }));
  expect(with_.to(`POST ${list}`)).toHaveLength(1);
});
