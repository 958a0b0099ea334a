import {
  balanceKinds,
  balanceLog,
  type BalanceLogRow,
} from '@console/contracts/orders-logs/transaction-log/balance-tracking';
import { dateFormats, formatCurrency, formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { OptionTag } from '@console/ui/status';
import { LogPage } from './LogPage.tsx';
import { messages } from './messages.ts';
import { pageOf } from './pages.ts';
import { Rows } from './Rows.tsx';
import { about, facts } from './sections.ts';

/** What the last check of the account found. */
function LastCheck({ check }: { readonly check: BalanceLogRow['lastCheck'] }) {
  const t = useMessages(messages);
  const at = check ? formatDate(check.at, dateFormats.log) : '';
  return (
    <section className="panel">
      <h2>{t('lastCheck')}</h2>
      <p>
        {!check
          ? t('neverChecked')
          : check.result === 'OK'
            ? t('balanced', { at })
            : t('differs', { at, expected: formatCurrency(check.expected), found: formatCurrency(check.found) })}
      </p>
    </section>
  );
}

const isFilled = (name: keyof BalanceLogRow) => ({
  name,
  visible: (row: BalanceLogRow) => row[name] !== null,
});

/** A movement or a check of an account, with the movements around it. */
export default function BalancePage() {
  const t = useMessages(messages);
  return (
    <LogPage
      kind="balance-tracking"
      resource={balanceLog}
      sections={
        [
          {
            title: facts,
            fields: [
              'at',
              'rowKind',
              'accountKind',
              'accountNo',
              'memberName',
              'seqNo',
              ...(
                [
                  'kind',
                  'direction',
                  'amount',
                  'balanceBefore',
                  'balanceAfter',
                  'totalAfter',
                  'usedAfter',
                  'reservedAfter',
                  'heldAfter',
                  'referenceNo',
                  'expected',
                  'found',
                  'firstBadSeq',
                  'result',
                ] as const
              ).map(isFilled),
              'maker',
              'approver',
            ],
          },
          about,
        ] as never
      }
    >
      {({ neighbours, lastCheck }) => (
        <>
          <Rows
            title={t('neighbours')}
            none={t('none')}
            rows={neighbours}
            columns={[
              { title: t('no'), of: ({ seqNo }) => formatNumber(seqNo), isNumber: true },
              {
                title: t('at'),
                of: (each) => (
                  <PageLink to={pageOf['balance-tracking'](each)}>{formatDate(each.at, dateFormats.log)}</PageLink>
                ),
              },
              { title: t('what'), of: ({ kind }) => <OptionTag value={kind} options={balanceKinds} /> },
              { title: t('amount'), of: ({ amount }) => formatCurrency(amount), isNumber: true },
              { title: t('before'), of: ({ balanceBefore }) => formatCurrency(balanceBefore), isNumber: true },
              { title: t('after'), of: ({ balanceAfter }) => formatCurrency(balanceAfter), isNumber: true },
            ]}
          />
          <LastCheck check={lastCheck} />
        </>
      )}
    </LogPage>
  );
}
