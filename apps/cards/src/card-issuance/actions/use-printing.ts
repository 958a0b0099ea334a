import { mutationEndpoint } from '@console/api';
import { issuanceCalls, type Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { messages } from '../messages.ts';
import { follows } from './follows.ts';

const startCall = mutationEndpoint(issuanceCalls.startPrint, follows);

/** Creates a print batch of selected cards, or of all cards without plastic. */
export function usePrinting({ secureId, version, issuanceNo }: Issuance) {
  const t = useMessages(messages);
  const [start] = startCall.useMutation();
  return (cardIds: readonly string[] | null, done: () => void = () => {}) =>
    confirm(
      {
        title: cardIds ? t('askStart', { count: cardIds.length }) : t('startAll'),
        subject: issuanceNo,
        text: t(cardIds ? 'startText' : 'startAllText'),
        action: t('startPrint'),
      },
      async () => {
        const answer = await start({ body: { secureId, version, cardIds: cardIds ? [...cardIds] : null } });
        if ('error' in answer) throw answer.error;
        notify.success(t('started', { batchNo: answer.data.batchNo, count: answer.data.quantity }));
        done();
      },
    );
}
