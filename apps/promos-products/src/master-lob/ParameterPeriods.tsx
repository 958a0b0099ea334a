import { linesOfBusiness, parameterNames, type LineOfBusiness } from '@console/contracts/products/master-lob';
import { titleOf } from '@console/contracts/core/titles';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { FieldValue } from '@console/ui/value';
import { messages } from './messages.ts';

const dayOf = (day: string) => formatDate(day, 'DD MMM YYYY');

/** The parameters of a line of business and the days on which they hold, the newest first. */
export function ParameterPeriods({
  lob: { parameterPeriods: periods, businessLine },
}: {
  readonly lob: LineOfBusiness;
}) {
  const t = useMessages(messages);
  const text = useText();
  if (periods.length === 0) return <p className="quiet">{t('none')}</p>;
  const names = parameterNames.filter((name) => name !== 'maxLtvPct' || businessLine === 'UFI');
  return (
    <ScrollTable label={t('periods')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('to')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {text(titleOf(linesOfBusiness, name))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.from}>
              <td>{dayOf(period.from)}</td>
              <td>{period.to ? dayOf(period.to) : t('open')}</td>
              {names.map((name) => (
                <td key={name}>
                  <FieldValue field={linesOfBusiness.fields[name]} value={period[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
