import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { fieldOf } from '../detail/declaration.ts';
import { useMessages, useText } from '../messages/index.ts';
import { StatusTag } from '../status/index.ts';
import { FieldValue } from '../value/index.ts';
import { messages } from './messages.ts';

const Value = ({
  resource,
  name,
  value,
}: {
  readonly resource: Resource;
  readonly name: string;
  readonly value: unknown;
}) =>
  name === 'status' && typeof value === 'string' ? (
    <StatusTag status={value} />
  ) : (
    <FieldValue field={fieldOf(resource, name)} value={value} />
  );

/** Shows the fields a change touches, before and after, each formatted by its kind. */
export function ChangeTable({
  resource,
  change: { action, changes },
}: {
  readonly resource: Resource;
  readonly change: ChangeRequest;
}) {
  const t = useMessages(messages);
  const text = useText();
  if (action === 'delete') return <p>{t(resource.effective ? 'cancellation' : 'deletion')}</p>;
  const isNew = action === 'create';
  return (
    <table className="plain-table change-table">
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {!isNew && <th scope="col">{t('before')}</th>}
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{text(titleOf(resource, field))}</th>
            {!isNew && (
              <td>
                <del>
                  <Value resource={resource} name={field} value={before} />
                </del>
              </td>
            )}
            <td>
              <ins>
                <Value resource={resource} name={field} value={after} />
              </ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
