import { useCan } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { formatDate, todayInJakarta } from '../formats/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import type { DetailRecord } from './declaration.ts';
import { FactList } from './FactList.tsx';
import { messages } from './messages.ts';

/** Address of the audit trail of one record since its creation; without dates the list would show today only. */
export function historyAddress(module: string, record: DetailRecord): string {
  const from = formatDate(record.createdAt as string, 'DD-MM-YYYY')
    .split('-')
    .reverse()
    .join('-');
  const query = new URLSearchParams({ module, entityId: String(record.secureId), from, to: todayInJakarta() });
  return `/audit-trail?${query.toString()}`;
}

/**
 * Shows who created and changed the record and when, its version, and a link to its history for those who may see it.
 */
export function RecordFrameBlock({ resource, record }: { readonly resource: Resource; readonly record: DetailRecord }) {
  const can = useCan('audit-trail:browse');
  const t = useMessages(common);
  const own = useMessages(messages);
  return (
    <section className="panel" aria-label={own('record')}>
      <FactList
        resource={resource}
        record={record}
        fields={[
          'createdBy',
          'createdAt',
          'updatedBy',
          'updatedAt',
          { name: 'version', render: ({ version }) => String(version) },
        ]}
      />
      {can('view') && (
        <p className="detail-history">
          <PageLink to={historyAddress(resource.module, record)}>{t('history')}</PageLink>
        </p>
      )}
    </section>
  );
}
