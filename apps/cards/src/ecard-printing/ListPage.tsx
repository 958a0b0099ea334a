import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import {
  ecardCalls,
  paymentReference,
  printRequests,
  type PrintRequest,
} from '@console/contracts/cards/ecard-printing';
import { text } from '@console/contracts/core/text';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { ResourceList, type RowAction, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { useMemo, useState } from 'react';
import { follows } from './follows.ts';
import { messages } from './messages.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import { useMayPrint } from '../shared/use-vendor-choice.ts';

const columns: Columns<PrintRequest> = [
  'requestNo',
  'state',
  'cardNo',
  'memberName',
  'feeState',
  'fee',
  'cardType',
  'requestedAt',
  'source',
  'note',
  'awbNo',
];
const rejectCall = mutationEndpoint(ecardCalls.reject, follows);
const payCall = mutationEndpoint(ecardCalls.pay, follows);

/** Requests for the plastic of e-cards, the oldest first. */
export default function ListPage() {
  const t = useMessages(messages);
  const can = useCan(printRequests.privilege);
  const prints = useMayPrint() && can('update');
  const [withdrawing, setWithdrawing] = useState<PrintRequest | null>(null);
  const [reject] = rejectCall.useMutation();
  const [pay] = payCall.useMutation();
  const rowActions = useMemo(
    (): readonly RowAction<PrintRequest>[] => [
      {
        key: 'pay',
        title: text('Catat pembayaran', 'Record payment'),
        offered: ({ actions }) => actions.includes('pay'),
        run: ({ secureId, version, requestNo }) =>
          confirm(
            {
              title: t('askPay'),
              subject: requestNo,
              action: t('pay'),
              reason: 'required',
              reasonTitle: t('payment'),
              reasonLength: paymentReference,
            },
            async ({ reason }) => {
              const answer = await pay({ body: { secureId, version, reference: reason! } });
              if ('error' in answer) throw answer.error;
              notify.success(t('payRecorded'));
            },
          ),
      },
      {
        key: 'reject',
        title: text('Tolak', 'Reject'),
        danger: true,
        offered: ({ actions }) => actions.includes('reject'),
        run: ({ secureId, version, requestNo }) =>
          confirm(
            { title: t('askReject'), subject: requestNo, action: t('reject'), danger: true, reason: 'required' },
            async ({ reason }) => {
              const answer = await reject({ body: { secureId, version, reason: reason! } });
              if ('error' in answer) throw answer.error;
              notify.success(t('rejected'));
            },
          ),
      },
      {
        key: 'withdraw',
        title: text('Tarik kembali', 'Withdraw'),
        danger: true,
        offered: ({ actions }) => actions.includes('withdraw'),
        run: setWithdrawing,
      },
    ],
    [pay, reject, t],
  );
  const toolbar = prints && (
    <>
      <ActionLink to="/ecard-printing/deliver-to-customer">{t('deliver')}</ActionLink>
      <ActionLink to="/ecard-printing/select-for-printing">{t('select')}</ActionLink>
    </>
  );
  return (
    <>
      <ResourceList<PrintRequest>
        resource={printRequests}
        columns={columns}
        rowActions={rowActions}
        toolbar={toolbar}
        rowLabel={({ requestNo }) => requestNo}
      />
      {withdrawing && <WithdrawDialog request={withdrawing} onClose={() => setWithdrawing(null)} />}
    </>
  );
}
