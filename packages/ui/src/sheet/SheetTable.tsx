import type { SheetRule } from '@console/contracts/core/fields';
import { titleOfColumn, type SheetRow } from '@console/contracts/core/sheet';
import { useText } from '../messages/index.ts';
import { CodeNames } from '../lov/CodeNames.tsx';
import { FieldValue } from '../value/FieldValue.tsx';
import './sheet.css';

/** The rows of a sheet on a detail page, without columns that the services left out. */
export default function SheetTable({ rule, rows }: { readonly rule: SheetRule; readonly rows: readonly SheetRow[] }) {
  const text = useText();
  const columns = Object.entries(rule.columns).filter(([name]) => rows.some((row) => name in row));
  return (
    <CodeNames columns={rule.columns} rows={rows}>
      {(nameOf) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="sheet-scroll" tabIndex={0}>
          <table className="sheet-table sheet-read">
            <thead>
              <tr>
                {columns.map(([name]) => (
                  <th key={name} scope="col">
                    {text(titleOfColumn(rule, name))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={JSON.stringify(row)}>
                  {columns.map(([name, field]) => (
                    <td key={name}>
                      {nameOf(field, row, row[name]) ?? <FieldValue field={field} value={row[name]} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </CodeNames>
  );
}
