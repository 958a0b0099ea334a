import type { AuditEntry } from '@console/contracts/orders-logs/audit-trail';
import type { Text } from '@console/contracts/core/text';
import { useMessages, useText } from '@console/ui/messages';
import './audit.css';
import { lineDifference } from './line-difference.ts';
import { messages } from './messages.ts';
import { shownValue } from './shown-value.ts';

interface Change {
  readonly field: string;
  readonly title?: Text;
  readonly before: unknown;
  readonly after: unknown;
}

/** Longer or multi-line texts are compared line by line. */
const longText = 120;
const isLong = (value: unknown) => typeof value === 'string' && (value.length > longText || value.includes('\n'));

function LongChange({ before, after }: Change) {
  const t = useMessages(messages);
  return (
    <td colSpan={2}>
      {lineDifference(shownValue(before, t), shownValue(after, t)).map(({ kind, text }, index) => (
        <div key={index} className={`change-line change-${kind}`}>
          <span aria-hidden="true">{{ same: ' ', removed: '−', added: '+' }[kind]}</span>
          {kind !== 'same' && <span className="visually-hidden">{t(kind)}</span>} {text}
        </div>
      ))}
    </td>
  );
}

/** The fields that an entry changed, before and after; long texts as line diffs. */
export function Changes({ entry }: { readonly entry: AuditEntry }) {
  const t = useMessages(messages);
  const text = useText();
  const changes = (entry.changes ?? []) as readonly Change[];
  return (
    <section className="panel">
      <h2>{t('changes')}</h2>
      {changes.length === 0 ? (
        <p>{t('noChanges')}</p>
      ) : (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <th scope="row">{change.title ? text(change.title) : change.field}</th>
                {isLong(change.before) || isLong(change.after) ? (
                  <LongChange {...change} />
                ) : (
                  <>
                    <td>{shownValue(change.before, t)}</td>
                    <td>{shownValue(change.after, t)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
