import type { AuditEntry, AuditNeighbour } from '@console/contracts/orders-logs/audit-trail';
import { useMessages } from '@console/ui/messages';
import { EntryLine } from './EntryLine.tsx';
import { messages } from './messages.ts';

function Neighbours({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly (AuditNeighbour | null)[];
}) {
  const present = entries.filter((entry) => entry !== null);
  if (present.length === 0) return null;
  return (
    <section className="panel">
      <h2>{title}</h2>
      <ul className="audit-lines">
        {present.map((entry) => (
          <li key={entry.secureId}>
            <EntryLine entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Related entries: of the same record, of the same request, and the bulk call or import the entry belongs to. */
export function Surroundings({ entry }: { readonly entry: AuditEntry }) {
  const t = useMessages(messages);
  if (!entry.surroundings) return null;
  const { parent, previous, next, sameRequest } = entry.surroundings;
  return (
    <>
      <Neighbours title={t('parent')} entries={[parent]} />
      <Neighbours title={t('previous')} entries={[previous]} />
      <Neighbours title={t('next')} entries={[next]} />
      <Neighbours title={t('sameRequest')} entries={sameRequest} />
    </>
  );
}
