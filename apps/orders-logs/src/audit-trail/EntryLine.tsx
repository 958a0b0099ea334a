import { addressOf } from '@console/contracts/routes/address';
import type { AuditNeighbour } from '@console/contracts/orders-logs/audit-trail';
import { formatDate } from '@console/ui/formats';
import { PageLink } from '@console/ui/navigation';
import { useActionTitle } from './use-action-title.ts';
import { useModuleTitle } from './use-module-title.ts';

/** One line with a link to another entry. */
export function EntryLine({ entry }: { readonly entry: AuditNeighbour }) {
  const moduleTitle = useModuleTitle();
  const actionTitle = useActionTitle();
  const { secureId, at, username, module, action, entityLabel } = entry;
  return (
    <PageLink to={addressOf('/audit-trail/:id', secureId)}>
      {formatDate(at, 'DD MMM YYYY HH:mm:ss')} · {actionTitle(action)} {moduleTitle(module)}
      {entityLabel ? ` · ${entityLabel}` : ''} · {username}
    </PageLink>
  );
}
