import { rejectLog } from '@console/contracts/orders-logs/transaction-log/reject';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { LogPage } from './LogPage.tsx';
import { messages } from './messages.ts';
import { pageOf } from './pages.ts';
import { Rows } from './Rows.tsx';
import { about, facts } from './sections.ts';

/** A rejection: the rule, what it compared, and what else the member was refused. */
export default function RejectPage() {
  const t = useMessages(messages);
  return (
    <LogPage
      kind="reject"
      resource={rejectLog}
      sections={[
        {
          title: facts,
          fields: [
            'at',
            'memberName',
            'rejectCode',
            'ruleName',
            'ruleVersion',
            'stage',
            'verificationStep',
            'canRetryAt',
            { name: 'message', wide: true },
          ],
        },
        about,
      ]}
    >
      {({ compared, others }) => (
        <>
          <Rows
            title={t('compared')}
            none={t('noCompared')}
            rows={compared}
            columns={[
              { title: t('field'), of: ({ field }) => field },
              { title: t('expected'), of: ({ expected }) => expected ?? t('none') },
              { title: t('actual'), of: ({ actual }) => actual ?? t('none') },
            ]}
          />
          <Rows
            title={t('others')}
            none={t('noOthers')}
            rows={others}
            columns={[
              { title: t('at'), of: ({ at }) => formatDate(at, dateFormats.log) },
              { title: t('code'), of: (other) => <PageLink to={pageOf.reject(other)}>{other.rejectCode}</PageLink> },
              { title: t('rule'), of: ({ ruleName }) => ruleName },
            ]}
          />
        </>
      )}
    </LogPage>
  );
}
