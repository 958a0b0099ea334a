import { isNumeric, type Field } from '@console/contracts/core/fields';
import { exampleText, type ImportDefinition } from '@console/contracts/platform/imports';
import { formatNumber, todayInJakarta } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { ScrollTable } from '../page/ScrollTable.tsx';

/** Above this many choices, only their number is shown. */
const maximumListed = 12;

function useRuleText(): (field: Field) => string {
  const t = useMessages(messages);
  return (field) => {
    const { kind, minimum, maximum, options } = field;
    if (kind === 'date') return t('date');
    if (options)
      return options.length > maximumListed
        ? t('oneOfMany', { count: options.length })
        : t('oneOf', { values: options.map(({ value }) => value).join(', ') });
    if (isNumeric(kind)) return t('range', { minimum: formatNumber(minimum), maximum: formatNumber(maximum) });
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
            {Object.entries(definition.columns).map(([name, { title, field, key }]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{text(title)}</td>
                <td>
                  {[t(field.required ? 'required' : 'optional'), key ? t('key') : '', ruleText(field)]
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
