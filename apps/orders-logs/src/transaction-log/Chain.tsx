import type { LogLink } from '@console/contracts/orders-logs/transaction-log';
import { logKinds, type LogKind } from '@console/contracts/orders-logs/transaction-log/vocabulary';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { OptionTag } from '@console/ui/status';
import { ChainPicture } from './ChainPicture.tsx';
import { messages } from './messages.ts';
import { pageOf } from './pages.ts';
import { Rows } from './Rows.tsx';

/** Rows of all logs about the same request or order, in the order of their time. */
export function Chain({
  links,
  of,
}: {
  readonly links: readonly LogLink[] | null;
  /** The row whose page it is. */
  readonly of: Pick<LogLink, 'kind' | 'secureId' | 'at' | 'title'>;
}) {
  const t = useMessages(messages);
  return (
    <Rows
      before={
        links && links.length > 0 ? (
          <ChainPicture label={t('chainOf', { count: links.length + 1 })} steps={[{ ...of, isThis: true }, ...links]} />
        ) : null
      }
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
