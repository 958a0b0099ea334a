import { useCan, useSession } from '@console/auth';
import { losses, type Loss } from '@console/contracts/cards/card-lost';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { cardErrors } from '@console/contracts/cards/lifecycle/errors';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink, routeAt, useRouteTable } from '@console/ui/navigation';
import { ActionButton, useWhy } from '@console/ui/why';
import { useState } from 'react';
import { FoundDialog } from './FoundDialog.tsx';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

/** Why the cards of a report can no longer be found: their numbers were replaced. */
function useReplaced({ secureId, state }: Loss): string | undefined {
  const text = useText();
  const { data: cards = [] } = endpoints.cards.useQuery({ parameters: { secureId } }, { skip: state !== 'REPLACED' });
  const cardNo = cards.find(({ replacedBy }) => replacedBy !== null)?.replacedBy;
  return state === 'REPLACED'
    ? text(cardErrors.FOUND_AFTER_REPLACEMENT.text, { cardNo: cardNo ? printedCardNumber(cardNo) : '' })
    : undefined;
}

/** Link to the replacement of the member's number, if that page exists and the user may open it. */
function Replace({ loss }: { readonly loss: Loss }) {
  const t = useMessages(messages);
  const page = routeAt(useRouteTable(), '/replace-card-number');
  const can = useCan(page?.privilege ?? '');
  if (!page || !can('create') || loss.state !== 'CONFIRMED' || loss.reporterKind !== 'MEMBER') return null;
  return (
    <PageLink className="button" to={`/replace-card-number?lossId=${loss.secureId}`}>
      {t('openReplace')}
    </PageLink>
  );
}

/** The possible actions on a report: an approver decides; anyone holding the cards reports them as found. */
export function Decide({ loss }: { readonly loss: Loss }) {
  const t = useMessages(messages);
  const can = useCan(losses.privilege);
  const why = useWhy(losses);
  const { username } = useSession();
  const replaced = useReplaced(loss);
  const [finding, setFinding] = useState(false);
  const [confirmLoss] = endpoints.confirm.useMutation();
  const [rejectLoss] = endpoints.reject.useMutation();
  const { secureId, version, lossNo, state, editors } = loss;
  const own = why.of(username !== null && editors.includes(username) ? 'SELF_APPROVAL' : undefined);
  const onConfirm = () =>
    confirm({ title: t('confirmTitle'), subject: lossNo, text: t('confirmText'), action: t('confirm') }, async () => {
      const answer = await confirmLoss({ body: { items: [{ secureId, version }] } });
      if ('error' in answer) throw answer.error;
      notify.success(t('confirmed'));
    });
  const onReject = () =>
    confirm(
      {
        title: t('rejectTitle'),
        subject: lossNo,
        text: t('rejectText'),
        action: t('reject'),
        danger: true,
        reason: 'required',
        reasonLength: { minimum: 5, maximum: 250 },
      },
      async ({ reason }) => {
        const answer = await rejectLoss({ body: { secureId, version, reason: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('rejected'));
      },
    );
  return (
    <>
      {state === 'REPORTED' && can('approve') && (
        <ActionButton variant="danger" why={own} onClick={onReject}>
          {t('reject')}
        </ActionButton>
      )}
      {state === 'REPORTED' && can('approve') && (
        <ActionButton variant="primary" why={own} onClick={onConfirm}>
          {t('confirm')}
        </ActionButton>
      )}
      {(state === 'CONFIRMED' || state === 'REPLACED') && can('update') && (
        <ActionButton why={replaced} onClick={() => setFinding(true)}>
          {t('found')}
        </ActionButton>
      )}
      <Replace loss={loss} />
      {finding && <FoundDialog loss={loss} onClose={() => setFinding(false)} />}
    </>
  );
}
