import { screen, within } from '@testing-library/react';
import { begin, cardTypeServices, idOf, openList as open } from '../../test/card-types.tsx';

const deactivate = 'PUT /api/middle/card-types/deactivate';

beforeEach(() => begin());

const select = (name: string) => screen.findByLabelText(`Pilih ${name}`);

test('which rows would refuse is said before a reason is asked for, and the others can be changed alone', async () => {
  const services = cardTypeServices()
    .on('POST /api/middle/card-types/deactivate/preview', {
      result: {
        total: 2,
        examined: 2,
        allowed: 1,
        refused: [
          {
            secureId: idOf(2),
            label: 'Platinum 2',
            code: 'IN_USE',
            message: 'Data masih digunakan',
            referencedBy: [{ module: 'card-stock', count: 250 }],
          },
        ],
      },
    })
    .on(deactivate, { result: { changed: 1 } });
  const { user } = open(services);
  await user.click(await select('Reguler 0'));
  await user.click(await select('Platinum 2'));
  await user.click(screen.getByRole('button', { name: 'Nonaktifkan' }));
  const report = await screen.findByRole('dialog', { name: 'Sebagian tidak dapat diubah' });
  expect(within(report).getByText('1 dari 2 data dapat diubah. Belum ada yang diubah.')).toBeVisible();
  const refused = within(report).getByRole('row', { name: /^Platinum 2/ });
  expect(refused).toHaveTextContent('Data masih digunakan');
  expect(refused).toHaveTextContent('card-stock: 250');
  expect(services.to(deactivate)).toHaveLength(0);
  await user.click(within(report).getByRole('button', { name: 'Nonaktifkan 1 data lainnya' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Nonaktifkan?' });
  expect(within(dialog).getByText('Reguler 0')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Alasan'), 'tidak dipakai');
  await user.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
  expect(await screen.findByText('1 data diubah')).toBeVisible();
  expect(services.to(deactivate)[0]!.body).toEqual({
    items: [{ secureId: idOf(0), version: 1 }],
    reason: 'tidak dipakai',
  });
});
