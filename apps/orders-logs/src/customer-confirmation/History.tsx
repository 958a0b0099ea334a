import {
  ccmAnswers,
  ccmChannels,
  ccmQuestions,
  ccmResults,
  ccmStates,
  type CcmAsked,
  type CcmAttempt,
} from '@console/contracts/orders-logs/customer-confirmation';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { PlainTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { pageOf } from './endpoints.ts';
import { messages } from './messages.ts';

/** Every attempt of a confirmation, the last one first. */
export function History({ rows }: { readonly rows: readonly CcmAttempt[] }) {
  const t = useMessages(messages);
  return (
    <section className="panel">
      <h2>{t('history')}</h2>
      {rows.length === 0 ? (
        <p className="ccm-quiet">{t('noHistory')}</p>
      ) : (
        <PlainTable
          label={t('history')}
          rows={rows}
          keyOf={({ secureId }) => secureId}
          columns={[
            { title: t('no'), of: ({ no }) => no, isNumber: true },
            { title: t('at'), of: ({ at }) => formatDate(at, dateFormats.log) },
            { title: t('agent'), of: ({ agent }) => agent },
            { title: t('channel'), of: ({ channel }) => <OptionTag value={channel} options={ccmChannels} /> },
            {
              title: t('result'),
              of: ({ result }) => (result ? <OptionTag value={result} options={ccmResults} /> : t('noneRecorded')),
            },
            { title: t('from'), of: ({ from }) => <OptionTag value={from} options={ccmStates} /> },
            { title: t('to'), of: ({ to }) => <OptionTag value={to} options={ccmStates} /> },
            {
              title: t('detail'),
              of: ({ secureId, no }) => (
                <PageLink to={pageOf.attempt(secureId)} aria-label={t('attempt', { no })}>
                  {t('detail')}
                </PageLink>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

/** What was asked, what was expected, and what was answered. */
export function Answers({ questions, title }: { readonly questions: readonly CcmAsked[]; readonly title: string }) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <section className="panel">
      <h2>{title}</h2>
      <PlainTable
        label={title}
        rows={questions}
        keyOf={({ code }) => code}
        columns={[
          { title: t('question'), of: ({ code }) => text(ccmQuestions[code].title), isHead: true },
          { title: t('expected'), of: ({ expected }) => expected ?? '-' },
          {
            title: t('answer'),
            of: ({ answer }) => (answer ? <OptionTag value={answer} options={ccmAnswers} /> : '-'),
          },
        ]}
      />
    </section>
  );
}
