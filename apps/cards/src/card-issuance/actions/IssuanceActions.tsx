import { mutationEndpoint } from '@console/api';
import { issuanceCalls, type Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton, ActionLink } from '@console/ui/why';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { AssignVendorDialog } from './AssignVendorDialog.tsx';
import { follows } from './follows.ts';
import { usePrinting } from './use-printing.ts';

const cancelCall = mutationEndpoint(issuanceCalls.cancel, follows);

/** The possible actions on a print order; the first is the next step. */
export function IssuanceActions({ issuance }: { readonly issuance: Issuance }) {
  const t = useMessages(messages);
  const { secureId, version, issuanceNo, printing, officesReady, membersReady, actions } = issuance;
  const [assigning, setAssigning] = useState(false);
  const [cancel] = cancelCall.useMutation();
  const startPrint = usePrinting(issuance);
  const onCancel = () =>
    confirm(
      {
        title: t('askCancel'),
        subject: issuanceNo,
        text: t('cancelText'),
        action: t('cancel'),
        danger: true,
        reason: 'required',
      },
      async ({ reason }) => {
        const answer = await cancel({ body: { secureId, version, reason: reason! } });
        if ('error' in answer) throw answer.error;
        notify.success(t('cancelled'));
      },
    );
  // An office that sends cards of its own safe waits for no printing.
  const whyNot = (isReady: boolean, why: 'noneForOffices' | 'noneForMembers') =>
    printing > 0 && !isReady ? t(why) : undefined;
  const has = (name: Issuance['actions'][number]) => actions.includes(name);
  return (
    <>
      {has('cancel') && (
        <ActionButton variant="danger" onClick={onCancel}>
          {t('cancel')}
        </ActionButton>
      )}
      {has('assignVendor') && <ActionButton onClick={() => setAssigning(true)}>{t('assignVendor')}</ActionButton>}
      {has('deliverCustomer') && (
        <ActionLink to={paths.customerDeliver(secureId)} why={whyNot(membersReady, 'noneForMembers')}>
          {t('deliverCustomer')}
        </ActionLink>
      )}
      {has('deliverBranch') && (
        <ActionLink to={paths.branchDeliver(secureId)} why={whyNot(officesReady, 'noneForOffices')}>
          {t('deliverBranch')}
        </ActionLink>
      )}
      {has('startPrint') && (
        <ActionButton variant="primary" onClick={() => startPrint(null)}>
          {t('startPrint')}
        </ActionButton>
      )}
      {assigning && <AssignVendorDialog issuance={issuance} onClose={() => setAssigning(false)} />}
    </>
  );
}
