import type { ImportJob } from '@console/contracts/platform/imports';
import { formatNumber } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';

const open: readonly ImportJob['state'][] = ['PREVIEWED', 'WAITING_APPROVAL'];

/** What speaks against an import: what its approver ticks or has ticked, and why only an admin may approve it. */
export function JobWarnings({ job: { warnings = [], needsAdmin, state, actions } }: { readonly job: ImportJob }) {
  const t = useMessages(messages);
  const text = useText();
  const title = t(open.includes(state) ? 'toTick' : 'ticked');
  return (
    <>
      {needsAdmin && !actions.includes('approve') && <p className="import-needs-admin">{needsAdmin}</p>}
      {warnings.length > 0 && (
        <section aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {warnings.map(({ code, text: words, rows }) => (
              <li key={code}>{t('warning', { text: text(words), count: formatNumber(rows) })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
