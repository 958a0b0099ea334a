import type { RecordOf, Resource } from '@console/contracts/core/resource';
import { poModules } from '@console/contracts/orders-logs/po-status/vocabulary';
import { membership } from '@console/contracts/routes/modules';
import type { LogKind, LogLink } from '@console/contracts/orders-logs/transaction-log';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useRecordPage } from '@console/ui/reference';
import { ActionLink } from '@console/ui/why';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Chain } from './Chain.tsx';
import { messages } from './messages.ts';
import { listOf } from './pages.ts';

/** What the page of every kind knows of a row. */
interface LoggedRow {
  readonly secureId: string;
  readonly at: string;
  readonly businessLine?: string | null;
  readonly orderId?: string | null;
  readonly memberId?: string | null;
  readonly chain?: readonly LogLink[] | null;
}

/** Links to the order and the member of a row, for who may open them. */
function Links({ row }: { readonly row: LoggedRow }) {
  const t = useMessages(messages);
  const line = row.businessLine === 'NMC' ? 'NMC' : 'SPEKTRA';
  const order = useRecordPage(poModules[line].live);
  const member = useRecordPage(membership.module);
  const hasPage = row.businessLine === 'NMC' || row.businessLine === 'SPEKTRA';
  return (
    <>
      {hasPage && row.orderId && order && <ActionLink to={order(row.orderId)}>{t('openOrder')}</ActionLink>}
      {row.memberId && member && <ActionLink to={member(row.memberId)}>{t('openMember')}</ActionLink>}
    </>
  );
}

/** The page of a row of a log: its facts, what its kind adds, and the rows of other logs about it. */
export function LogPage<R extends Resource>({
  kind,
  resource,
  sections,
  actions,
  children,
}: {
  readonly kind: LogKind;
  readonly resource: R;
  readonly sections: readonly DetailSection<RecordOf<R>>[];
  readonly actions?: (row: RecordOf<R>) => ReactNode;
  readonly children: (row: RecordOf<R>) => ReactNode;
}) {
  const { id = '' } = useParams();
  return (
    <ResourceDetail
      resource={resource}
      secureId={id}
      sections={sections}
      offers={[]}
      frame={false}
      paths={{ list: () => listOf(kind) }}
      title={(row: RecordOf<R>) => {
        const fields = row as unknown as Readonly<Record<string, string | null>> & LoggedRow;
        return `${fields[String(resource.label)] ?? '-'} · ${formatDate(fields.at, dateFormats.log)}`;
      }}
      actions={(row) => (
        <>
          {actions?.(row)}
          <Links row={row as unknown as LoggedRow} />
        </>
      )}
    >
      {(row) => {
        const { chain, at, secureId } = row as unknown as LoggedRow;
        const title = (row as unknown as Readonly<Record<string, string | null>>)[String(resource.label)] ?? '-';
        return (
          <>
            {children(row)}
            {chain !== undefined && <Chain links={chain} of={{ kind, secureId, at, title }} />}
          </>
        );
      }}
    </ResourceDetail>
  );
}
