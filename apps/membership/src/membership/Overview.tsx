import { escrowStates } from '@console/contracts/membership/escrow';
import {
  openCases,
  type Member,
  type MemberAccountOfMoney,
  type MemberLimit,
} from '@console/contracts/membership/membership';
import { recordAt } from '@console/contracts/routes/address';
import { formatCurrency, formatDate } from '@console/ui/formats';
import { later } from '@console/ui/later';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { endpoints } from './endpoints.ts';
import { useHoldTitle } from './Cards.tsx';
import { Facts, type FactColumn } from '../shared/Facts.tsx';
import { messages } from './messages.ts';

/** Members who wait for their begin alone need it, and all that a registration is made of. */
const Join = later(async () => ({ default: (await import('../registration/Join.tsx')).Join }));

const accountPage = recordAt('/membership/escrow-detail-page/:escrowId');

/** Columns of limits, those that have sums apart. */
export function useLimitColumns(): readonly FactColumn<MemberLimit>[] {
  const t = useMessages(messages);
  const amount = (name: 'total' | 'used' | 'reservedOrders' | 'reservedFamily' | 'available') => ({
    title: t(name),
    numeric: true,
    of: (row: MemberLimit) => formatCurrency(row[name]),
  });
  return [
    { title: t('line'), of: ({ line }) => line },
    { title: t('custNo'), of: ({ custNo }) => custNo ?? '-' },
    ...(['total', 'used', 'reservedOrders', 'reservedFamily', 'available'] as const).map(amount),
    { title: t('tier'), of: ({ tier }) => tier ?? '-' },
    { title: t('validUntil'), of: ({ validUntil }) => (validUntil ? formatDate(validUntil, 'DD MMM YYYY') : '-') },
  ];
}

export function useAccountColumns(): readonly FactColumn<MemberAccountOfMoney>[] {
  const t = useMessages(messages);
  const amount = (name: 'balance' | 'held' | 'available') => ({
    title: t(name),
    numeric: true,
    of: (row: MemberAccountOfMoney) => formatCurrency(row[name]),
  });
  return [
    { title: t('line'), of: ({ line }) => line },
    {
      title: t('escrowNo'),
      of: ({ escrowNo, secureId }) => <PageLink to={accountPage({ secureId })}>{escrowNo}</PageLink>,
    },
    ...(['balance', 'held', 'available'] as const).map(amount),
    { title: t('state'), of: ({ state }) => <OptionTag value={state} options={escrowStates} /> },
  ];
}

/** Live card, limits, money held and open cases: what a desk asks first. */
export function Overview({ member }: { readonly member: Member }) {
  const { secureId } = member;
  const t = useMessages(messages);
  const limits = useLimitColumns();
  const accounts = useAccountColumns();
  const holdTitle = useHoldTitle();
  return (
    <Part of={endpoints.overview.useQuery({ parameters: { secureId } })}>
      {({ card, limits: byLine, accounts: held, open, lacks }) => {
        const cases = openCases.filter((name) => open[name] > 0);
        return (
          <>
            {lacks && <Join member={member} lacks={lacks} />}
            <section className="panel" aria-label={t('overview')}>
              <p>
                {card ? `${t('card')}: ${card.cardNo}, ${card.cardType}, ${card.cardStatus}` : t('noCard')}
                {card && card.holds.length > 0 && (
                  <strong>
                    , {t('cardHeld')}: {card.holds.map(holdTitle).join(', ')}
                  </strong>
                )}
              </p>
              {cases.length === 0 ? (
                <p>{t('noCases')}</p>
              ) : (
                <ul aria-label={t('cases')}>
                  {cases.map((name) => (
                    <li key={name}>{t(name, { count: open[name] })}</li>
                  ))}
                </ul>
              )}
            </section>
            <Facts
              stacks
              title={t('limits')}
              rows={byLine}
              none={t('noLimit')}
              columns={limits}
              rowKey={({ line }) => line}
            />
            <Facts
              stacks
              title={t('escrow')}
              rows={held}
              none={t('noEscrow')}
              columns={accounts}
              rowKey={({ escrowNo, line }) => `${line} ${escrowNo}`}
            />
          </>
        );
      }}
    </Part>
  );
}
