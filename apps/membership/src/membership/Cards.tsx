import { verificationStates } from '@console/contracts/cards/card-verification/states';
import { formatDate } from '@console/ui/formats';
import { holdCodeOptions } from '@console/contracts/cards/history';
import { useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { endpoints } from './endpoints.ts';
import { Facts } from '../shared/Facts.tsx';
import { messages } from './messages.ts';

const day = (value: string | null) => (value ? formatDate(value, 'DD MMM YYYY') : '-');

/** Names what holds a card. */
export function useHoldTitle(): (code: string) => string {
  const text = useText();
  return (code) => text(holdCodeOptions.find(({ value }) => value === code)?.title ?? { id: code, en: code });
}

/** Cards that a member holds and held, and their verifications. */
export function Cards({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const holdTitle = useHoldTitle();
  return (
    <Part of={endpoints.cards.useQuery({ parameters: { secureId } })}>
      {({ cards, verifications }) => (
        <>
          <Facts
            title={t('cards')}
            rows={cards}
            none={t('noCards')}
            rowKey={(card) => card.secureId}
            columns={[
              { title: t('cardNo'), of: ({ cardNo }) => cardNo },
              { title: t('cardType'), of: ({ cardType }) => cardType },
              { title: t('cardStatus'), of: ({ cardStatus }) => cardStatus },
              { title: t('holds'), of: ({ holds }) => holds.map(holdTitle).join(', ') || '-' },
              { title: t('activatedAt'), of: ({ activatedAt }) => day(activatedAt) },
              { title: t('expiryDate'), of: ({ expiryDate }) => day(expiryDate) },
            ]}
          />
          <Facts
            title={t('verificationsTitle')}
            rows={verifications}
            none={t('noVerifications')}
            rowKey={(verification) => verification.secureId}
            columns={[
              { title: t('verificationNo'), of: ({ verificationNo }) => verificationNo },
              { title: t('state'), of: ({ state }) => <OptionTag value={state} options={verificationStates} /> },
              { title: t('submittedAt'), of: ({ submittedAt }) => day(submittedAt) },
              { title: t('decidedAt'), of: ({ decidedAt }) => day(decidedAt) },
            ]}
          />
        </>
      )}
    </Part>
  );
}
