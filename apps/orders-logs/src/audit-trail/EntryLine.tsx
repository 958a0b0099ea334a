import type { AuditNeighbour } from '@console/contracts/orders-logs/audit-trail';
import { formatDate } from '@console/ui/formats';
import { PageLink } from '@console/ui/navigation';

/** Another entry in one line, with the way to it. */
export function EntryLine({ entry }: { readonly entry: AuditNeighbour }) {
  const { secureId, at, username, module, action, entityLabel } = entry;
  return (
    <PageLink to={`/audit-trail/${secureId}`}>
      {formatDate(at, 'DD MMM YYYY HH:mm:ss')} · {action} {module}{entityLabel ? ` · ${entityLabel}` : ''} · {username}
    </PageLink>
  );
}
