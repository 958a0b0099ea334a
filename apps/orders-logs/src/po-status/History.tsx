import { orderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import { orderMessageStates } from '@console/contracts/orders-logs/po-status';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { OptionTag } from '@console/ui/status';
import { messages } from './messages.ts';
import type { PoPage } from './pages.ts';
import { Parts } from './Parts.tsx';
import { Table } from './Table.tsx';

/** Steps of an order, and the messages to its member. */
export function History({ page, secureId }: { readonly page: PoPage; readonly secureId: string }) {
  const t = useMessages(messages);
  const time = (at: string | null) => formatDate(at, dateFormats.log);
  return (
    <Parts page={page} secureId={secureId}>
      {({ steps, messages: sent }) => (
        <>
          <Table
            title={t('steps')}
            none="-"
            rows={steps}
            keyOf={({ no }) => String(no)}
            columns={[
              { title: t('at'), of: ({ at }) => time(at) },
              { title: t('from'), of: ({ from }) => (from ? <OptionTag value={from} options={orderStates} /> : '-') },
              { title: t('to'), of: ({ to }) => <OptionTag value={to} options={orderStates} /> },
              { title: t('by'), of: ({ by }) => by },
              { title: t('approver'), of: ({ approver }) => approver ?? '-' },
              { title: t('reason'), of: ({ reason }) => reason ?? '-' },
            ]}
          />
          <Table
            title={t('messages')}
            none={t('noMessages')}
            rows={sent}
            keyOf={({ secureId: id }) => id}
            columns={[
              { title: t('code'), of: ({ code }) => code },
              { title: t('at'), of: ({ at }) => time(at) },
              { title: t('by'), of: ({ by }) => by },
              { title: t('state'), of: ({ state }) => <OptionTag value={state} options={orderMessageStates} /> },
              { title: t('sentAt'), of: ({ sentAt }) => time(sentAt) },
              { title: t('cause'), of: ({ cause }) => cause ?? '-' },
            ]}
          />
        </>
      )}
    </Parts>
  );
}
