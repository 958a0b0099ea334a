import type { Promo } from '@console/contracts/promos-products/promo';
import { useIsOfBranch } from '@console/auth';
import { formatCurrency, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import './promo.css';

interface LimitProps {
  readonly title: string;
  readonly used: number;
  /** `null`: no limit. */
  readonly limit: number | null;
  readonly format: (amount: number) => string;
}

/** How much of a limit of a promo is used. */
function Limit({ title, used, limit, format }: LimitProps) {
  const t = useMessages(messages);
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {limit !== null && <meter min={0} max={limit} high={limit * 0.9} value={used} aria-label={title} />}{' '}
        {limit === null
          ? t('usedUnlimited', { used: format(used) })
          : t('usedOf', { used: format(used), limit: format(limit), left: format(Math.max(limit - used, 0)) })}
      </dd>
    </div>
  );
}

/** What orders have used of quota and budget of a promo in all branches; the budget is not for users of a branch. */
export function Usage({ promo }: { readonly promo: Promo }) {
  const t = useMessages(messages);
  const isOfBranch = useIsOfBranch();
  const { usedContracts, usedAmount, usedSubsidy, quotaContracts, quotaAmount, budgetSubsidy } = promo;
  return (
    <section className="panel">
      <h2>{t('usage')}</h2>
      <dl className="promo-usage">
        <Limit title={t('contracts')} used={usedContracts} limit={quotaContracts} format={formatNumber} />
        <Limit title={t('financed')} used={usedAmount} limit={quotaAmount} format={formatCurrency} />
        {!isOfBranch && (
          <Limit title={t('subsidies')} used={usedSubsidy} limit={budgetSubsidy} format={formatCurrency} />
        )}
      </dl>
    </section>
  );
}
