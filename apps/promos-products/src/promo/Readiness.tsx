import { useIsOfBranch } from '@console/auth';
import type { Promo } from '@console/contracts/promos-products/promo';
import { formatCurrency } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { useId } from 'react';
import { endpointsOf } from './endpoints.ts';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly string[];
}

function Sentences({ title, sentences }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** What prevents the activation of a promo, what its approver ticks, and what it may cost; nothing for a branch. */
export function Readiness({ of, promo }: { readonly of: OfLine; readonly promo: Promo }) {
  const id = useId();
  const t = useMessages(messages);
  const text = useText();
  const isOfBranch = useIsOfBranch();
  const reading = endpointsOf(of).readiness.useQuery(
    { parameters: { secureId: promo.secureId } },
    { skip: isOfBranch },
  );
  if (isOfBranch) return null;
  return (
    <Part of={reading}>
      {({ refusals, warnings, ticked, adminOnly, exposure }) => {
        const isActive = promo.state === 'active';
        // What an active promo needed is over; what was ticked for it is kept.
        if (isActive && ticked.length === 0) return null;
        return (
          <section className="panel" aria-labelledby={id}>
            <h2 id={id}>{t('readiness')}</h2>
            {!isActive && refusals.length === 0 && <p>{t('ready')}</p>}
            <Sentences title={t('refusals')} sentences={refusals.map(({ message }) => message)} />
            <Sentences title={t('warnings')} sentences={warnings.map((warning) => text(warning.text))} />
            {adminOnly && <p>{t('adminOnly')}</p>}
            {!isActive && (
              <p>
                {exposure
                  ? t('exposure', {
                      amount: formatCurrency(exposure.amount),
                      contracts: exposure.contracts,
                      base: formatCurrency(exposure.base),
                    })
                  : t('noExposure')}
              </p>
            )}
            <Sentences title={t('ticked')} sentences={ticked.map((warning) => text(warning.text))} />
          </section>
        );
      }}
    </Part>
  );
}
