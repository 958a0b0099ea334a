import { auditTrail, type AuditEntry } from '@console/contracts/orders-logs/audit-trail';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { formatDate } from '@console/ui/formats';
import { useParams } from 'react-router';
import { Changes } from './Changes.tsx';
import { Children } from './Children.tsx';
import { Seal } from './Seal.tsx';
import { Surroundings } from './Surroundings.tsx';
import { useActionTitle } from './use-action-title.ts';
import { useModuleTitle } from './use-module-title.ts';

const roles = {
  name: 'roleNames' as const,
  render: ({ roleNames }: AuditEntry) => (roleNames as readonly string[]).join(', ') || '-',
};
function ModuleTitle({ module }: { readonly module: string }) {
  return useModuleTitle()(module);
}

const moduleField = { name: 'module' as const, render: ({ module }: AuditEntry) => <ModuleTitle module={module} /> };
const filter = {
  name: 'filter' as const,
  wide: true,
  visible: ({ filter: used }: AuditEntry) => used != null,
  render: ({ filter: used }: AuditEntry) => <code>{JSON.stringify(used)}</code>,
};

const sections: readonly DetailSection<AuditEntry>[] = [
  {
    title: text('Kejadian', 'Event'),
    fields: [
      'at',
      moduleField,
      'action',
      'outcome',
      'code',
      'entityType',
      'entityLabel',
      'entityId',
      'recordCount',
      { name: 'reason', wide: true },
      filter,
    ],
  },
  { title: text('Pelaku', 'Actor'), fields: ['username', 'name', roles, 'ip', { name: 'userAgent', wide: true }] },
  { title: text('Permintaan', 'Request'), fields: ['base', 'method', 'path', 'requestId'] },
];

/** One entry: what it changed, and related entries. */
export default function DetailPage() {
  const { id = '' } = useParams();
  const actionTitle = useActionTitle();
  return (
    <ResourceDetail
      resource={auditTrail}
      secureId={id}
      sections={sections}
      offers={[]}
      frame={false}
      title={({ action, entityLabel, at }: AuditEntry) =>
        `${actionTitle(action)} ${entityLabel ?? ''} · ${formatDate(at, 'DD MMM YYYY HH:mm:ss')}`
      }
    >
      {(entry) => (
        <>
          <Changes entry={entry} />
          <Surroundings entry={entry} />
          <Seal key={`seal ${entry.secureId}`} entry={entry} />
          <Children key={entry.secureId} entry={entry} />
        </>
      )}
    </ResourceDetail>
  );
}
