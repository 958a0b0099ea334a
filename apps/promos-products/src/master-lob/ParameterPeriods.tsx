import { linesOfBusiness, parameterNames, type LineOfBusiness } from '@console/contracts/products/master-lob';
import { isNumeric } from '@console/contracts/core/fields';
import { titleOf } from '@console/contracts/core/titles';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PlainTable, type PlainColumn } from '@console/ui/page';
import { FieldValue } from '@console/ui/value';
import { messages } from './messages.ts';

type Period = LineOfBusiness['parameterPeriods'][number];

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
  const columns: PlainColumn<Period>[] = [
    { title: t('from'), of: ({ from }) => dayOf(from) },
    { title: t('to'), of: ({ to }) => (to ? dayOf(to) : t('open')) },
    ...names.map((name) => ({
      title: text(titleOf(linesOfBusiness, name)),
      of: (period: Period) => <FieldValue field={linesOfBusiness.fields[name]} value={period[name]} />,
      isNumber: isNumeric(linesOfBusiness.fields[name].kind),
    })),
  ];
  return (
    <div className="panel">
      <PlainTable label={t('periods')} columns={columns} rows={periods} keyOf={({ from }) => from} />
    </div>
  );
}
