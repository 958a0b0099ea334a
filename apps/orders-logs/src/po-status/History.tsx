import { useCan } from '@console/auth';
import { orderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import { orderMessageStates } from '@console/contracts/orders-logs/po-status';
import { transactionLog } from '@console/contracts/routes/modules';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { OptionTag } from '@console/ui/status';
import { messages } from './messages.ts';
import type { Order, PoPage } from './pages.ts';
import { Parts } from './Parts.tsx';
import { Table } from './Table.tsx';

/** A link to the logs of an order, for who may read them. */
function LogsLink({ order: { applNo, purchaseDate } }: { readonly order: Pick<Order, 'applNo' | 'purchaseDate'> }) {
  const t = useMessages(messages);
  const can = useCan(transactionLog.privilege);
  if (!can('view')) return null;
  return (
    <p>
      <PageLink to={`${transactionLog.pages.list}?applNo=${applNo}&from=${purchaseDate.slice(0, 10)}`}>
        {t('logs')}
      </PageLink>
    </p>
  );
}

/** Steps of an order, the messages to its member, and the way to its logs. */
export function History({ page, order }: { readonly page: PoPage; readonly order: Order }) {
  const { secureId } = order;
  const t = useMessages(messages);
  const time = (at: string | null) => formatDate(at, dateFormats.log);
  return (
    <Parts page={page} secureId={secureId}>
      {({ steps, salesMoves, messages: sent }) => (
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
          {salesMoves.length > 0 && (
            <Table
              title={t('salesMoves')}
              none="-"
              rows={salesMoves}
              keyOf={({ at }) => at}
              columns={[
                { title: t('at'), of: ({ at }) => time(at) },
                { title: t('from'), of: ({ from }) => from },
                { title: t('to'), of: ({ to }) => to },
                { title: t('by'), of: ({ by }) => by },
                { title: t('reason'), of: ({ reason }) => reason },
              ]}
            />
          )}
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
          <LogsLink order={order} />
        </>
      )}
    </Parts>
  );
}
