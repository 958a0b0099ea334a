import type { Delivery } from '@console/contracts/cards/card-issuance/deliveries';
import { keepInTab } from '@console/auth';
import { screen, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../../../../packages/ui/test/harness.tsx';
import { OfficeReceipt } from './OfficeReceipt.tsx';

const secureId = '0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c11';
const [good, broken, missing] = ['9710010000000019', '9710010000000027', '9710010000000100'];
const parcel = {
  secureId,
  version: 1,
  deliveryNo: 'DLV-1',
  pending: 3,
  dispatchedAt: '2026-03-01T08:00:00+07:00',
  receipts: [],
};
const receive = 'POST /api/transaction/card-issuance/receive';

const services = () =>
  new Services()
    .on(`GET /api/transaction/card-issuance/delivery/${secureId}/numbers`, {
      result: [good, broken, missing].map((cardNo, n) => ({
        lineId: `${secureId.slice(0, -1)}${n}`,
        cardNo,
        result: 'PENDING',
      })),
    })
    .on(receive, { result: { secureId, version: 2, state: 'PARTIALLY_RECEIVED' } });

test('before cards are reported as lost, a question names them; nothing is sent until it is answered', async () => {
  signInAs('ADMCB07', { 'card-issuance:browse': 'Input' });
  const written = { fileId: secureId, receiptNo: 'TT-1', receivedDate: '2026-03-02', receivedBy: 'Sari', remark: '' };
  keepInTab('ADMCB07', 'desk', secureId, { ...written, isAll: false, quantity: null, good: [good], broken: [broken] });
  const with_ = services();
  const onDone = jest.fn();
  const { user } = show({
    services: with_,
    path: '/card-issuance',
    element: <OfficeReceipt delivery={parcel as unknown as Delivery} onDone={onDone} />,
  });
  await screen.findByText('1 dari 3 dipindai');
  await user.click(screen.getByRole('button', { name: 'Simpan penerimaan' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('Laporkan 1 kartu tidak ada?')).toBeVisible();
  expect(question.getByText('Dilaporkan hilang oleh kurir: 9710 0100 0000 0100')).toBeVisible();
  expect(with_.to(receive)).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Simpan penerimaan' }));
  await screen.findByText('Penerimaan disimpan');
  expect(with_.to(receive)[0]!.body).toMatchObject({ counts: { received: 1, missing: 1, damaged: 1 } });
  expect(onDone).toHaveBeenCalled();
});
