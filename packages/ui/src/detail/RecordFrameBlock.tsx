import { useCan } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { formatDate, todayInJakarta } from '../formats/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import type { DetailRecord } from './declaration.ts';
import { FactList } from './FactList.tsx';
import { messages } from './messages.ts';

/** The audit trail of one record since it was made; its list shows today only unless asked for more. */
export function historyAddress(module: string, record: DetailRecord): string {
  const from = formatDate(record.createdAt as string, 'DD-MM-YYYY')
    .split('-')
    .reverse()
    .join('-');
  return `/audit-trail?${new URLSearchParams({ module, entityId: String(record.secureId), from, to: todayInJakarta() }).toString()}`;
}

/** Who made and changed the record and when, its version, and the way to its history for those who hold the audit trail. */
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
