import { mutationEndpoint } from '@console/api';
import { useCan, useProfile } from '@console/auth';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { cards, type Card } from '@console/contracts/cards/cards';
import { extensionRefusal } from '@console/contracts/cards/expiry';
import { transitions } from '@console/contracts/cards/lifecycle/transitions';
import { actCallsOf } from '@console/contracts/core/resource';
import { changeRules } from '@console/contracts/core/changes';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { todayInJakarta } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';
import { useState } from 'react';
import { RequestPrinting } from '../ecard-printing/RequestPrinting.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { messages } from './messages.ts';

const { acts } = cards;
const actCalls = actCallsOf(cards);
const calls = { hold: mutationEndpoint(actCalls.hold), release: mutationEndpoint(actCalls.release) };
const cancelCall = mutationEndpoint(actCalls.cancel);
const remark = { minimum: 5, maximum: 250 };

/** The possible actions on a card: by its status, and the user's level and mapping. */
export function Actions({ card }: { readonly card: Card }) {
  const t = useMessages(messages);
  const text = useText();
  const can = useCan(cards.privilege);
  const profile = useProfile();
  const why = useWhy(cards);
  const [extending, setExtending] = useState(false);
  const send = { hold: calls.hold.useMutation()[0], release: calls.release.useMutation()[0] };
  const [cancel] = cancelCall.useMutation();
  if (!can('update') || profile.state !== 'loaded' || profile.data.scope.type === 'MRO') return null;
  const { secureId, version, cardNo, cardStatus, holds, expiryDate } = card;
  const isDamaged = holds.includes('DAMAGED');
  const isStored = cardStatus === 'Branch' || cardStatus === 'MRA';
  const act = isDamaged ? 'release' : 'hold';
  const askDamaged = () =>
    confirm(
      {
        title: t(isDamaged ? 'releaseTitle' : 'holdTitle'),
        subject: printedCardNumber(cardNo),
        action: text(acts[act].title),
        danger: act === 'hold',
        reason: 'required',
        reasonTitle: t('remark'),
        reasonLength: remark,
        ...(act === 'hold' ? { text: text(acts.hold.effect) } : {}),
      },
      async ({ reason }) => {
        const answer = await send[act]({ body: { secureId, version, remark: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t(act === 'hold' ? 'held' : 'released'));
      },
    );
  const askCancel = () =>
    confirm(
      {
        title: t('cancelTitle'),
        subject: printedCardNumber(cardNo),
        text: text(acts.cancel.effect),
        action: t('ask'),
        danger: true,
        reason: 'required',
        reasonLength: changeRules.reason,
      },
      async ({ reason }) => {
        const answer = await cancel({ body: { secureId, version, reason: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('asked'));
      },
    );
  const extension = extensionRefusal(card, todayInJakarta());
  const ends =
    isHeadOffice(profile.data.scope.type, profile.data.flag === 'admin') && transitions.X4.from.includes(cardStatus);
  return (
    <>
      {isStored && <ActionButton onClick={askDamaged}>{text(acts[act].title)}</ActionButton>}
      {expiryDate !== null && extension !== 'CARD_STATUS_CONFLICT' && (
        <ActionButton why={why.of(extension)} onClick={() => setExtending(true)}>
          {text(acts.extend.title)}
        </ActionButton>
      )}
      <RequestPrinting card={card} />
      {ends && (
        <ActionButton variant="danger" onClick={askCancel}>
          {text(acts.cancel.title)}
        </ActionButton>
      )}
      {extending && <ExtendDialog card={card} onClose={() => setExtending(false)} />}
    </>
  );
}
