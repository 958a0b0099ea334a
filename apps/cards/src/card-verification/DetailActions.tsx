import { useCan, useProfile, useSession } from '@console/auth';
import { cardVerifications, type CardVerification } from '@console/contracts/cards/card-verification';
import { confirm, type ConfirmOptions } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton, ActionLink, useWhy } from '@console/ui/why';
import { messages } from './messages.ts';
import { endpoints, paths } from './screens.tsx';

/** The actions on an application's page: open its desk, decide as second person, withdraw. */
export function DetailActions({ record }: { readonly record: CardVerification }) {
  const t = useMessages(messages);
  const can = useCan(cardVerifications.privilege);
  const why = useWhy(cardVerifications);
  const { username } = useSession();
  const profile = useProfile();
  const [approve] = endpoints.approve.useMutation();
  const [sendBack] = endpoints.return.useMutation();
  const [cancel] = endpoints.cancel.useMutation();
  const { secureId, version, state } = record;
  const ask = (
    options: Pick<ConfirmOptions, 'title' | 'action' | 'danger' | 'reason' | 'reasonTitle' | 'reasonLength'>,
    send: (typed: string) => Promise<object>,
  ) =>
    confirm({ subject: `${record.verificationNo}, ${record.memberName}`, ...options }, async ({ reason }) => {
      const answer = await send(reason ?? '');
      if ('error' in answer) throw answer.error;
      notify.success(t('decided'));
    });
  if (state === 'MANUAL_CHECKING')
    return (
      can('update') && (
        <ActionLink variant="primary" to={paths.desk(secureId)}>
          {t('check')}
        </ActionLink>
      )
    );
  if (state === 'PENDING_APPROVAL' && can('approve')) {
    const own = why.of(record.verifier === username ? 'SELF_APPROVAL' : undefined);
    return (
      <>
        <ActionButton
          why={own}
          onClick={() =>
            ask(
              {
                title: t('sendBackQuestion'),
                action: t('sendBack'),
                danger: true,
                reason: 'required',
                reasonTitle: t('note'),
              },
              (note) => sendBack({ body: { secureId, version, note } }),
            )
          }
        >
          {t('sendBack')}
        </ActionButton>
        <ActionButton
          variant="primary"
          why={own}
          onClick={() =>
            ask(
              { title: t('approveQuestion'), action: t('approve'), reason: 'optional', reasonTitle: t('note') },
              (note) => approve({ body: { secureId, version, note: note || null } }),
            )
          }
        >
          {t('approve')}
        </ActionButton>
      </>
    );
  }
  const isHeadOffice =
    profile.state === 'loaded' && (profile.data.flag === 'admin' || profile.data.scope.type === 'NATIONAL');
  if (state === 'APPROVED' && record.cardNo === null && can('update') && isHeadOffice) {
    return (
      <ActionButton
        variant="danger"
        onClick={() =>
          ask({ title: t('cancelQuestion'), action: t('cancel'), danger: true, reason: 'required' }, (reason) =>
            cancel({ body: { secureId, version, reason } }),
          )
        }
      >
        {t('cancel')}
      </ActionButton>
    );
  }
  return null;
}
