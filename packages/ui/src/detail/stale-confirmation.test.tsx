import { cardTypes } from '@console/contracts/cards/card-types';
import { screen, within } from '@testing-library/react';
import { id, record } from '../../test/card-type.ts';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { ResourceDetail } from './index.ts';

const path = '/api/middle/card-types';

test('a reason stays after the change of somebody else, and the next press is about the new record', async () => {
  signInAs('ADMIN01', { 'card-types:browse': 'Input' });
  const stale = {
    code: 'STALE_VERSION',
    message: 'Data sudah diubah oleh pengguna lain',
    result: { secureId: id, version: 4 },
  };
  const with_ = new Services()
    .on(`GET ${path}/${id}`, { result: record })
    .on(`PUT ${path}/deactivate`, ({ body }) =>
      (body as { items: { version: number }[] }).items[0]!.version === 4
        ? { result: { changed: 1 } }
        : { status: 409, refusal: stale },
    );
  const { user } = show({
    services: with_,
    path: '/card-types/:id',
    at: `/card-types/${id}`,
    element: <ResourceDetail resource={cardTypes} secureId={id} />,
  });
  await user.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'tidak dipakai lagi');
  await user.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
  expect(await dialog.findByText(stale.message)).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('tidak dipakai lagi');
  await user.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
  expect(await screen.findByText('Data berhasil disimpan')).toBeInTheDocument();
});
