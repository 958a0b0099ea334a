import { orderfullLog, type OrderfullLogRow } from '@console/contracts/orders-logs/transaction-log/orderfull';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { LogPage } from './LogPage.tsx';
import { messages } from './messages.ts';
import { Payload } from './Payload.tsx';
import { Resend } from './Resend.tsx';
import { Rows } from './Rows.tsx';
import { about, facts } from './sections.ts';

const shown = (value: unknown): string => (value === null || value === undefined ? '-' : JSON.stringify(value));

/** A message for the core system: its payload by section, the tries, and what differs from the one before. */
export default function OrderfullPage() {
  const t = useMessages(messages);
  return (
    <LogPage
      kind="orderfull"
      resource={orderfullLog}
      sections={[
        {
          title: facts,
          fields: [
            'at',
            'messageNo',
            'messageType',
            'status',
            'tries',
            'nextTryAt',
            'ackAt',
            'coreRef',
            'coreMessage',
            { name: 'resendReason', wide: true },
            { name: 'payloadHash', wide: true },
          ],
        },
        about,
      ]}
      actions={(row) => <Resend row={row as OrderfullLogRow} />}
    >
      {({ payload, triesMade, differences }) => (
        <>
          <Payload title={t('payload')} value={payload} />
          <Rows
            title={t('tries')}
            none={t('noTries')}
            rows={triesMade}
            columns={[
              { title: t('at'), of: ({ at }) => formatDate(at, dateFormats.log) },
              { title: t('answer'), of: ({ answer }) => answer },
            ]}
          />
          <Rows
            title={t('differences')}
            none={t('noDifferences')}
            rows={differences}
            columns={[
              { title: t('field'), of: ({ field }) => field },
              { title: t('before'), of: ({ before }) => shown(before) },
              { title: t('after'), of: ({ after }) => shown(after) },
            ]}
          />
        </>
      )}
    </LogPage>
  );
}
