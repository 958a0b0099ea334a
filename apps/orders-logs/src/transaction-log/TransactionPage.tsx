import { transactionLog } from '@console/contracts/orders-logs/transaction-log/transaction';
import { useMessages } from '@console/ui/messages';
import { LogPage } from './LogPage.tsx';
import { messages } from './messages.ts';
import { Payload } from './Payload.tsx';
import { about, facts } from './sections.ts';

/** A request of an application, with both payloads. */
export default function TransactionPage() {
  const t = useMessages(messages);
  return (
    <LogPage
      kind="transaction"
      resource={transactionLog}
      sections={[
        {
          title: facts,
          fields: [
            'at',
            'transactionType',
            'result',
            'responseStatus',
            'responseCode',
            'durationMs',
            'amount',
            'endpoint',
            'method',
            'platform',
            'appVersion',
            'ip',
          ],
        },
        about,
      ]}
    >
      {({ request, response }) => (
        <>
          <Payload title={t('request')} value={request} />
          <Payload title={t('response')} value={response} />
        </>
      )}
    </LogPage>
  );
}
