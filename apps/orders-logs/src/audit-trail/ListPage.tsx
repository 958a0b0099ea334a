import { recordAt } from '@console/contracts/routes/address';
import { auditPeriodDays, type AuditEntry } from '@console/contracts/orders-logs/audit-trail';
import { formatDate, useToday } from '@console/ui/formats';
import { ResourceList, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import { useActionTitle } from './use-action-title.ts';
import { useChoices } from './use-choices.ts';
import { useModuleTitle } from './use-module-title.ts';

const paths = { detail: recordAt('/audit-trail/:id') };

/** Who did what, when and from where; today's entries by default. */
export default function ListPage() {
  const t = useMessages(messages);
  const resource = useChoices();
  const moduleTitle = useModuleTitle();
  const actionTitle = useActionTitle();
  const columns = useMemo<Columns<AuditEntry>>(
    () => [
      { field: 'at', width: 190, render: ({ at }: AuditEntry) => formatDate(at, 'DD MMM YYYY HH:mm:ss') },
      'username',
      'name',
      { field: 'module', render: ({ module }: AuditEntry) => moduleTitle(module) },
      'action',
      'entityLabel',
      'outcome',
      'ip',
    ],
    [moduleTitle],
  );
  const day = useToday();
  const today = useMemo(() => ({ from: [day], to: [day] }), [day]);
  return (
    <ResourceList<AuditEntry>
      resource={resource}
      columns={columns}
      paths={paths}
      defaultFilters={today}
      rowLabel={({ action, entityLabel, username }) => `${actionTitle(action)} ${entityLabel ?? ''} ${username}`}
      note={<p className="page-note">{t('periodHint', auditPeriodDays)}</p>}
    />
  );
}
