import type { Decisions } from '@console/contracts/platform/approvals';
import { useMessages, useText } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Most requests that are named at once; more are folded. */
const most = 5;

/** Requests that a decision is made on, by name, each with its effect as it is judged now. */
export function Passing({
  passed,
  labels,
}: {
  readonly passed: Decisions['passed'];
  /** Names of the listed records, by the id of their request. */
  readonly labels: ReadonlyMap<string, string>;
}) {
  const t = useMessages(messages);
  const text = useText();
  if (passed.length === 0) return null;
  return (
    <details className="approval-passing" open={passed.length <= most}>
      <summary>{t('passing', { count: passed.length })}</summary>
      <ul>
        {passed.map(({ secureId, moduleTitle, label, consequence }) => (
          <li key={secureId}>
            {`${text(moduleTitle)}: ${label || (labels.get(secureId) ?? '')}`}
            {consequence && <span className="approval-consequence">{consequence}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
