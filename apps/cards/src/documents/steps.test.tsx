import {
  cardReservations,
  reservationStepCalls,
  reservationSteps,
} from '@console/contracts/cards/card-reservations/reservations';
import { screen, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../packages/ui/test/harness.tsx';
import { StepButtons } from './StepButtons.tsx';

const secureId = '0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c11';
const record = { secureId, version: 3, state: 'SUBMITTED', reservationNo: 'RSV-202611-00001', updatedBy: 'SITI' };
const detail = `GET /api/middle/card-reservations/${secureId}`;
const reject = 'PUT /api/middle/card-reservations/reject';

/** Services whose document another person has changed since it was read. */
const changedTo = (now: object) =>
  new Services()
    .on(detail, { result: { ...record, version: 4, updatedBy: 'BUDI', ...now } })
    .on(reject, ({ body }) =>
      (body as { version: number }).version === 4
        ? { result: { secureId, version: 5, state: 'REJECTED' } }
        : { status: 409, refusal: { code: 'STALE_VERSION', message: 'Data sudah diubah' } },
    );

async function rejectWith(services: Services) {
  signInAs('HOOPS01', { 'card-reservations:browse': 'Full Access' });
  const { user } = show({
    services,
    path: '/card-reservations',
    element: (
      <StepButtons resource={cardReservations} record={record} steps={reservationSteps} calls={reservationStepCalls} />
    ),
  });
  await user.click(screen.getByRole('button', { name: 'Tolak' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'stok cukup');
  await user.click(dialog.getByRole('button', { name: 'Tolak' }));
  return { user, dialog };
}

test('a stale step says who changed the document, keeps the reason, and applies when sent again', async () => {
  const services = changedTo({});
  const { user, dialog } = await rejectWith(services);
  expect(await dialog.findByText(/^BUDI mengubah data ini pada saat yang sama\. Isian Anda tetap ada/)).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('stok cukup');
  await user.click(dialog.getByRole('button', { name: 'Tolak' }));
  expect(await screen.findByText('Data berhasil disimpan')).toBeVisible();
  expect(services.to(reject).map(({ body }) => body)).toEqual([
    { secureId, version: 3, reason: 'stok cukup' },
    { secureId, version: 4, reason: 'stok cukup' },
  ]);
});

test('a step that the new state no longer allows says so', async () => {
  const { dialog } = await rejectWith(changedTo({ state: 'CANCELLED' }));
  expect(await dialog.findByText(/: kini Dibatalkan,/)).toBeVisible();
});
