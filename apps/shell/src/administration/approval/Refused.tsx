import type { Decisions } from '@console/contracts/platform/approvals';
import { useMessages, useText } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Names of the listed records; the services do not name what the user may no longer see. */
type Labels = ReadonlyMap<string, string>;

/** Requests that refuse, by name and with their reason. */
export function Refused({
  refused,
  title,
  labels,
}: {
  readonly refused: Decisions['refused'];
  readonly title: string;
  readonly labels: Labels;
}) {
  const t = useMessages(messages);
  const text = useText();
  if (refused.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className="approval-refused">{title}</p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('change')}</th>
            <th scope="col">{t('cause')}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ secureId, moduleTitle, label, message }) => {
            const shown = label || labels.get(secureId);
            return (
              <tr key={secureId}>
                <td>{shown ? `${text(moduleTitle)}: ${shown}` : text(moduleTitle)}</td>
                <td>{message}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
