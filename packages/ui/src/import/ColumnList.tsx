import { isNumeric } from '@console/contracts/core/fields';
import { exampleText, type ImportColumn, type ImportDefinition } from '@console/contracts/platform/imports';
import { todayInJakarta } from '../formats/index.ts';
import { groupedText } from '../formats/number-text.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { ScrollTable } from '../page/ScrollTable.tsx';

/** Above this many choices, only their number is shown. */
const maximumListed = 12;

function useRuleText(): (column: ImportColumn) => string {
  const t = useMessages(messages);
  const text = useText();
  const range = ({ minimum, maximum }: { readonly minimum?: number; readonly maximum?: number }) =>
    t('range', { minimum: groupedText(minimum), maximum: groupedText(maximum) });
  return ({ field, held, zeroIsNone }) => {
    const ofZero = zeroIsNone || field.zeroIsNone ? `; ${t('zeroIsEmpty')}` : '';
    const { kind, minimum, maximum, options } = field;
    if (held) return `${range(held)} (${text(held.meaning)})${ofZero}`;
    if (kind === 'date') return t('date');
    if (options)
      return options.length > maximumListed
        ? t('oneOfMany', { count: options.length })
        : t('oneOf', { values: options.map(({ value }) => value).join(', ') });
    if (isNumeric(kind)) return `${range(field)}${ofZero}`;
    if (maximum === undefined) return '';
    if (minimum === maximum) return t(kind === 'digits' ? 'exactDigits' : 'exact', { count: maximum });
    return minimum && minimum > 1 ? t('length', { minimum, maximum }) : t('maximum', { maximum });
  };
}

/** Shows the columns that a file of this import needs, with their rules. */
export function ColumnList({ definition }: { readonly definition: ImportDefinition }) {
  const t = useMessages(messages);
  const text = useText();
  const ruleText = useRuleText();
  return (
    <section className="panel">
      <h2>{t('columns')}</h2>
      <ScrollTable className="import-scroll" label={t('columns')}>
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('meaning')}</th>
              <th scope="col">{t('rule')}</th>
              <th scope="col">{t('example')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(definition.columns).map(([name, column]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{text(column.title)}</td>
                <td>
                  {[t(column.field.required ? 'required' : 'optional'), column.key ? t('key') : '', ruleText(column)]
                    .filter(Boolean)
                    .join('; ')}
                </td>
                <td>{exampleText(definition.example[name]!, todayInJakarta())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </section>
  );
}
