import { columnRule, exampleText, type ImportDefinition } from '@console/contracts/platform/imports';
import { todayInJakarta } from '../formats/index.ts';
import { groupedText } from '../formats/number-text.ts';
import { useLanguage, useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';
import { ScrollTable } from '../page/ScrollTable.tsx';

/** Shows the columns that a file of this import needs, with their rules. */
export function ColumnList({ definition }: { readonly definition: ImportDefinition }) {
  const t = useMessages(messages);
  const text = useText();
  const language = useLanguage();
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
                <td>{columnRule(column, language, groupedText)}</td>
                <td>{exampleText(definition.example[name]!, todayInJakarta())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </section>
  );
}
