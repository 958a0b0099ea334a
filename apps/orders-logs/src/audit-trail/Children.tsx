import { queryEndpoint } from '@console/api';
import { auditCalls, type AuditEntry } from '@console/contracts/orders-logs/audit-trail';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { EntryLine } from './EntryLine.tsx';
import { messages } from './messages.ts';

const children = queryEndpoint(auditCalls.children);
const size = 25;

/** The entries of the records that a bulk call or an import changed, paginated. */
export function Children({ entry }: { readonly entry: AuditEntry }) {
  const t = useMessages(messages);
  const [page, setPage] = useState(1);
  const count = entry.surroundings?.childCount ?? 0;
  const { data } = children.useQuery(
    { parameters: { secureId: entry.secureId }, query: { page, size } },
    { skip: count === 0 },
  );
  if (count === 0) return null;
  const pages = Math.ceil(count / size);
  return (
    <section className="panel">
      <h2>{t('children', { count })}</h2>
      <ul className="audit-lines">
        {data?.rows.map((child) => (
          <li key={child.secureId}>
            <EntryLine entry={child} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className="audit-pages">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('previousPage')}
          </Button>
          {t('pageOf', { page, pages })}
          <Button disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('nextPage')}
          </Button>
        </p>
      )}
    </section>
  );
}
