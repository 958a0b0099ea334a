import type { LogLink } from '@console/contracts/orders-logs/transaction-log';
import { logKinds, type LogKind } from '@console/contracts/orders-logs/transaction-log/vocabulary';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { OptionTag } from '@console/ui/status';
import { messages } from './messages.ts';
import { pageOf } from './pages.ts';
import { Rows } from './Rows.tsx';

/** Rows of all logs about the same request or order, in the order of their time. */
export function Chain({ links }: { readonly links: readonly LogLink[] | null }) {
  const t = useMessages(messages);
  return (
    <Rows
      title={t('chain')}
      none={t('noChain')}
      rows={links}
      columns={[
        { title: t('at'), of: ({ at }) => formatDate(at, dateFormats.log) },
        { title: t('kind'), of: ({ kind }) => <OptionTag value={kind} options={logKinds} /> },
        { title: t('what'), of: ({ title }) => title },
        { title: t('state'), of: ({ state }) => state ?? t('none') },
        {
          title: t('open'),
          of: ({ kind, secureId }) => <PageLink to={pageOf[kind as LogKind]({ secureId })}>{t('open')}</PageLink>,
        },
      ]}
    />
  );
}
