import { errorLog, type ErrorLogRow } from '@console/contracts/orders-logs/transaction-log/error';
import { StackedBars } from '@console/ui/figures';
import { addDays, dateFormats, formatDate, formatNumber, useToday } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { titleOf } from '@console/contracts/core/titles';
import { Handling } from './Handling.tsx';
import { LogPage } from './LogPage.tsx';
import { messages } from './messages.ts';
import { listOf } from './pages.ts';
import { Rows } from './Rows.tsx';
import { about, facts } from './sections.ts';
import './transaction-log.css';

/** Days in which the same fault is looked for. */
const days = 90;

/** A technical fault, how often it happens, and what was done about it. */
export default function ErrorPage() {
  const t = useMessages(messages);
  const text = useText();
  const from = addDays(useToday(), -days);
  return (
    <LogPage
      kind="error"
      resource={errorLog}
      sections={[
        {
          title: facts,
          fields: [
            'at',
            'severity',
            'service',
            'component',
            'errorCode',
            'exception',
            'httpStatus',
            'upstream',
            'occurrence',
            { name: 'fingerprint', wide: true },
            { name: 'message', wide: true },
          ],
        },
        about,
        {
          title: titleOf(errorLog, 'state'),
          fields: ['state', 'handledBy', 'handledAt', { name: 'handleNote', wide: true }],
        },
      ]}
      actions={(row) => <Handling row={row as ErrorLogRow} />}
    >
      {({ hours, stackTrace, fingerprint }) => (
        <>
          {stackTrace !== null && (
            <section className="panel" aria-label={text(titleOf(errorLog, 'stackTrace'))}>
              <h2>{text(titleOf(errorLog, 'stackTrace'))}</h2>
              <pre className="log-stack">{stackTrace}</pre>
            </section>
          )}
          <Rows
            title={t('hours')}
            none={t('none')}
            rows={hours}
            before={
              hours && hours.length > 0 ? (
                <StackedBars
                  label={t('hours')}
                  parts={[{ key: 'count', title: t('count'), tone: 'bad' }]}
                  bars={hours.map(({ at, count }) => ({
                    key: at,
                    title: formatDate(at, dateFormats.log),
                    label: `${formatDate(at, dateFormats.log)}: ${formatNumber(count)}`,
                    counts: { count },
                    figure: formatNumber(count),
                  }))}
                />
              ) : null
            }
            columns={[
              { title: t('at'), of: ({ at }) => formatDate(at, dateFormats.log) },
              { title: t('count'), of: ({ count }) => formatNumber(count), isNumber: true },
            ]}
          />
          <p>
            <PageLink to={`${listOf('error')}&fingerprint=${fingerprint}&from=${from}`}>
              {t('sameFingerprint')}
            </PageLink>
          </p>
        </>
      )}
    </LogPage>
  );
}
