import { addressOf } from '@console/contracts/routes/address';
import type { ApiError } from '@console/api';
import { useCan, useProfile } from '@console/auth';
import { reservationPrivilege } from '@console/contracts/cards/card-reservations/vocabulary';
import { cardStock, type LeftOut, type Proposal } from '@console/contracts/cards/card-stock/stock';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { proposeCall } from './endpoints.ts';
import { messages } from './messages.ts';

interface Outcome {
  readonly made: readonly Proposal[];
  readonly leftOut: readonly LeftOut[];
}
const pathOf = (secureId: string) => addressOf('/card-reservations/:detailReservId', secureId);

/** The created reservations, and the skipped rows with reasons. */
function OutcomeDialog({ made, leftOut, onClose }: Outcome & { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const text = useText();
  const errors = cardStock.errors as Readonly<Record<string, { readonly text: Parameters<typeof text>[0] }>>;
  return (
    <Dialog title={t('proposed')} onClose={onClose} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      <ul>
        {made.map(({ secureId, reservationNo, requester, lines, cards }) => (
          <li key={secureId}>
            <PageLink to={pathOf(secureId)}>{reservationNo}</PageLink> ·{' '}
            {t('proposedLine', { requester, lines: formatNumber(lines), cards: formatNumber(cards) })}
          </li>
        ))}
      </ul>
      {leftOut.length > 0 && (
        <section aria-label={t('leftOut')}>
          <h3>{t('leftOut')}</h3>
          <ul>
            {leftOut.map(({ office, cardType, code, reservationId, reservationNo }) => (
              <li key={`${office}${cardType}`}>
                {text(errors[code]!.text, { office, type: cardType, no: reservationNo ?? '' })}{' '}
                {reservationId && reservationNo && <PageLink to={pathOf(reservationId)}>{reservationNo}</PageLink>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

/** Proposes reservations for stock rows: a single new one is opened, several are listed. */
export function useProposals(): {
  readonly canPropose: boolean;
  readonly busy: boolean;
  readonly propose: (stockIds: readonly string[], onMade?: () => void) => void;
  readonly outcome: ReactNode;
} {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const profile = useProfile();
  const ofStock = useCan(cardStock.privilege)('create');
  const ofReservations = useCan(reservationPrivilege)('create');
  const [send, { isLoading }] = proposeCall.useMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const propose = async (stockIds: readonly string[], onMade?: () => void) => {
    const answer = await send({ body: { stockIds: [...stockIds] } });
    if ('error' in answer) return notify.error(errorText(answer.error as ApiError));
    onMade?.();
    const { made: created, leftOut } = answer.data;
    const [only] = created;
    if (!only || created.length > 1 || leftOut.length > 0) return setOutcome(answer.data);
    notify.success(t('proposedOne', { no: only.reservationNo }));
    await navigate(pathOf(only.secureId));
  };
  return {
    canPropose: ofStock && ofReservations && profile.state === 'loaded' && profile.data.scope.type !== 'MRO',
    busy: isLoading,
    propose: (stockIds, onMade) => void propose(stockIds, onMade),
    outcome: outcome && <OutcomeDialog {...outcome} onClose={() => setOutcome(null)} />,
  };
}
