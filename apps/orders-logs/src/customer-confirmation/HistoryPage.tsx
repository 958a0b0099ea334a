import {
  ccmChannels,
  ccmResults,
  ccmStates,
  type CcmAttemptPage,
} from '@console/contracts/orders-logs/customer-confirmation';
import { dateFormats, formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Spin } from '@console/ui/core';
import { ErrorContent, Page, PlainTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { useParams } from 'react-router';
import { endpoints, pageOf } from './endpoints.ts';
import { Answers } from './History.tsx';
import { messages } from './messages.ts';
import './ccm.css';

function Facts({ attempt }: { readonly attempt: CcmAttemptPage }) {
  const t = useMessages(messages);
  const { agent, channel, result, seconds, note } = attempt;
  return (
    <section className="panel" aria-label={t('detail')}>
      <h2>{t('detail')}</h2>
      <dl className="ccm-facts">
        <dt>{t('at')}</dt>
        <dd>{formatDate(attempt.at, dateFormats.log)}</dd>
        <dt>{t('agent')}</dt>
        <dd>{agent}</dd>
        <dt>{t('channel')}</dt>
        <dd>
          <OptionTag value={channel} options={ccmChannels} />
        </dd>
        <dt>{t('result')}</dt>
        <dd>{result ? <OptionTag value={result} options={ccmResults} /> : t('noneRecorded')}</dd>
        <dt>{t('duration')}</dt>
        <dd>{seconds === null ? '-' : t('seconds', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}</dd>
        <dt>{t('note')}</dt>
        <dd>{note ?? '-'}</dd>
      </dl>
    </section>
  );
}

function Changes({ attempt }: { readonly attempt: CcmAttemptPage }) {
  const t = useMessages(messages);
  const day = (at: string | null) => (at ? formatDate(at, dateFormats.log) : '-');
  const rows = [
    {
      name: t('result'),
      before: <OptionTag value={attempt.from} options={ccmStates} />,
      after: <OptionTag value={attempt.to} options={ccmStates} />,
    },
    { name: t('due'), before: day(attempt.dueBefore), after: day(attempt.dueAfter) },
    { name: t('counted'), before: formatNumber(attempt.attemptsBefore), after: formatNumber(attempt.attemptsAfter) },
  ];
  return (
    <section className="panel">
      <h2>{t('value')}</h2>
      <PlainTable
        label={t('value')}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { title: t('value'), of: ({ name }) => name, isHead: true },
          { title: t('before'), of: ({ before }) => before },
          { title: t('after'), of: ({ after }) => after },
        ]}
      />
    </section>
  );
}

/** One attempt as it was; nobody changes it (docs/model/orders-logs.md#customer-confirmation). */
export default function HistoryPage() {
  const t = useMessages(messages);
  const { historyId = '' } = useParams();
  const { data: attempt, error, refetch } = endpoints.attempt.useQuery({ parameters: { historyId } });
  if (error && !attempt) return <ErrorContent record error={error} onRetry={() => void refetch()} />;
  if (!attempt) return <Spin />;
  return (
    <Page
      title={`${attempt.ccmNo} · ${t('attempt', { no: attempt.no })}`}
      note={attempt.memberName}
      actions={
        <>
          {attempt.previousId && <PageLink to={pageOf.attempt(attempt.previousId)}>{t('previous')}</PageLink>}
          {attempt.nextId && <PageLink to={pageOf.attempt(attempt.nextId)}>{t('following')}</PageLink>}
          <PageLink className="button" to={pageOf.detail(attempt.ccmId)}>
            {t('open')}
          </PageLink>
        </>
      }
    >
      <Facts attempt={attempt} />
      <Answers title={t('checklist')} questions={attempt.questions} />
      <Changes attempt={attempt} />
    </Page>
  );
}
