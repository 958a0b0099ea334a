import type { HistoryEntry, Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { fieldOf } from '../detail/declaration.ts';
import { useText } from '../messages/index.ts';
import { RecordStatus } from '../status/index.ts';
import { FieldValue } from '../value/index.ts';

function Value({
  resource,
  name,
  value,
}: {
  readonly resource: Resource;
  readonly name: string;
  readonly value: unknown;
}) {
  if (name === 'status' && typeof value === 'string') return <RecordStatus resource={resource} status={value} />;
  return <FieldValue field={fieldOf(resource, name)} value={value} />;
}

/** The fields that one change touched, each with its value before and after. */
export function Changes({ resource, entry }: { readonly resource: Resource; readonly entry: HistoryEntry }) {
  const text = useText();
  return (
    <ul className="history-changes">
      {entry.changes.map(({ field, before, after }) => (
        <li key={field}>
          {text(titleOf(resource, field))}:{' '}
          {entry.action !== 'CREATE' && (
            <>
              <del>
                <Value resource={resource} name={field} value={before} />
              </del>{' '}
              →{' '}
            </>
          )}
          <ins>
            <Value resource={resource} name={field} value={after} />
          </ins>
        </li>
      ))}
    </ul>
  );
}
