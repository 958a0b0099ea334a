import { NumberField } from '@console/ui/form';
import { Select } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import type { Exportable, Line } from './restriction.ts';

const formats = ['csv', 'xlsx'] as const;

function LineRow({
  name,
  line,
  faults,
  canClear,
  disabled,
  onChange,
}: {
  readonly name: string;
  readonly line: Line;
  readonly faults: ReadonlySet<string>;
  readonly canClear: boolean;
  readonly disabled: boolean;
  readonly onChange: (line: Line) => void;
}) {
  const t = useMessages(messages);
  const off = disabled || !line.allowed;
  const number = (field: 'maxRows' | 'maxPeriodDays', blank: number | null) => (
    <NumberField
      narrow
      label={`${name}: ${t(field)}`}
      invalid={faults.has(`${line.module}.${field}`)}
      disabled={off}
      value={line[field]}
      onChange={(value) => onChange({ ...line, [field]: value ?? blank })}
    />
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <input
          type="checkbox"
          aria-label={`${name}: ${t('allowed')}`}
          checked={line.allowed}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...line, allowed: target.checked })}
        />
      </td>
      <td>{number('maxRows', 0)}</td>
      <td>{number('maxPeriodDays', null)}</td>
      <td>
        {formats.map((format) => (
          <label key={format} className="restriction-format">
            <input
              type="checkbox"
              checked={line.formats.includes(format)}
              disabled={off}
              aria-label={`${name}: ${format}`}
              aria-invalid={faults.has(`${line.module}.formats`)}
              onChange={({ target }) =>
                onChange({
                  ...line,
                  formats: formats.filter((each) => (each === format ? target.checked : line.formats.includes(each))),
                })
              }
            />{' '}
            {format}
          </label>
        ))}
      </td>
      <td>
        <Select
          className="input"
          aria-label={`${name}: ${t('personalData')}`}
          value={line.personalData}
          disabled={off}
          onChange={({ target }) => onChange({ ...line, personalData: target.value as Line['personalData'] })}
        >
          <option value="MASKED">{t('MASKED')}</option>
          <option value="CLEAR" disabled={!canClear && line.personalData !== 'CLEAR'}>
            {t('CLEAR')}
          </option>
        </Select>
      </td>
    </tr>
  );
}

/** The exportable modules of a role, each with its limits. */
export function RestrictionLines({
  modules,
  lines,
  faults,
  canClear,
  disabled,
  onChange,
}: {
  readonly modules: readonly Exportable[];
  readonly lines: readonly Line[];
  readonly faults: ReadonlySet<string>;
  readonly canClear: boolean;
  readonly disabled: boolean;
  readonly onChange: (lines: readonly Line[]) => void;
}) {
  const t = useMessages(messages);
  const names = new Map(modules.map(({ module, name }) => [module, name]));
  if (lines.length === 0) return <p>{t('noExportable')}</p>;
  return (
    <div className="permission-scroll">
      <table className="plain-table restriction-table">
        <thead>
          <tr>
            {(['module', 'allowed', 'maxRows', 'maxPeriodDays', 'formats', 'personalData'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow
              key={line.module}
              name={names.get(line.module) ?? line.module}
              line={line}
              faults={faults}
              canClear={canClear}
              disabled={disabled}
              onChange={(changed) => onChange(lines.map((each) => (each === line ? changed : each)))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
