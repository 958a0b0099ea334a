import type { ApprovalDetail, Difference, Fact } from '@console/contracts/platform/approvals';
import type { Field } from '@console/contracts/core/fields';
import { useMessages, useText } from '@console/ui/messages';
import { FieldValue } from '@console/ui/value';
import { messages } from './messages.ts';

/** The format is all of the field that showing it needs. */
const fieldOf = ({ field }: Pick<Fact, 'field'>): Field => field as Field;

/** What changes, field by field, as the module's own pages show the values. */
export function Differences({ change: { action, differences } }: { readonly change: ApprovalDetail }) {
  const t = useMessages(messages);
  const text = useText();
  if (action === 'delete') return <p>{t('deletion')}</p>;
  const isNew = action === 'create';
  const seen = differences.filter(({ after }: Difference) => !isNew || after !== null);
  return (
    <table className="plain-table approval-differences">
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {!isNew && <th scope="col">{t('before')}</th>}
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {seen.map((each) => (
          <tr key={each.name}>
            <th scope="row">{text(each.title)}</th>
            {!isNew && (
              <td>
                <del>
                  <FieldValue field={fieldOf(each)} value={each.before} />
                </del>
              </td>
            )}
            <td>
              <ins>
                <FieldValue field={fieldOf(each)} value={each.after} />
              </ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The record as it is now. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const text = useText();
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{text(fact.title)}</dt>
          <dd>
            <FieldValue field={fieldOf(fact)} value={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
