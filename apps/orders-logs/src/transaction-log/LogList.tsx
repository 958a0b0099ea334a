import type { Resource } from '@console/contracts/core/resource';
import { logRules, type LogKind } from '@console/contracts/orders-logs/transaction-log/vocabulary';
import { useToday } from '@console/ui/formats';
import { Instant, ResourceList, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import { pageOf } from './pages.ts';

/** The list of a kind of log; it begins with today. */
export function LogList({ kind, resource }: { readonly kind: LogKind; readonly resource: Resource }) {
  const t = useMessages(messages);
  const day = useToday();
  const today = useMemo(() => ({ from: [day], to: [day] }), [day]);
  const paths = useMemo(() => ({ detail: pageOf[kind] }), [kind]);
  const columns = useMemo(
    () =>
      (resource.list.columns ?? []).map((name) =>
        name === 'at'
          ? {
              field: 'at',
              render: ({ at }: { readonly at: string }) => <Instant value={at} format="log" />,
            }
          : name,
      ) as Columns,
    [resource],
  );
  return (
    <ResourceList
      resource={resource}
      heading={false}
      columns={columns}
      paths={paths}
      defaultFilters={today}
      offers={() => []}
      note={<p className="page-note">{t('periodHint', logRules)}</p>}
    />
  );
}
