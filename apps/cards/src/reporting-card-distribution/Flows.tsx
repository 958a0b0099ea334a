import {
  distributionFigureNames,
  distributionFigures,
} from '@console/contracts/cards/reporting-card-distribution/figures';
import {
  distributionColumns,
  distributionTitles,
  type DistributionReport,
  type DistributionRow,
} from '@console/contracts/cards/reporting-card-distribution';
import { Tag } from '@console/ui/core';
import { formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { moveByArrows } from './arrows.ts';
import { Bar, Figure } from './Figure.tsx';
import { messages } from './messages.ts';

type Figures = DistributionReport['totals'];
/** The difference by which a row does not balance. */
export const offBy = (row: Figures): number =>
  row.closing -
  row.opening -
  distributionFigureNames.reduce((sum, name) => sum + distributionFigures[name].sign * row[name], 0);

interface Opens {
  readonly group?: string;
  readonly type?: string;
}

/** Opening stock, receipts, issues and closing stock of safes. Rows that do not balance are highlighted. */
export function Flows({ report: { rows, totals, groupBy } }: { readonly report: DistributionReport }) {
  const t = useMessages(messages);
  const text = useText();
  const scaleMaximum = Math.max(1, ...rows.map(({ closing }) => closing));
  const first = rows.findIndex((row) => distributionColumns.some((name) => row[name] !== 0));
  const hasGroup = groupBy !== 'TYPE';
  const nameOf = ({ group }: DistributionRow) => group ?? t('noSource');
  const cells = (row: Figures, title: string, opens: Opens, index: number) => {
    const start = distributionColumns.find((name) => row[name] !== 0);
    return distributionColumns.map((name, column) => (
      <td key={name} data-edge={name === 'opening' || name === 'closing' || undefined}>
        <Figure
          count={row[name]}
          opens={{ figure: name, ...opens }}
          column={column}
          isFirst={index === first && name === start}
          label={t('figure', { row: title, title: text(distributionTitles[name]), n: formatNumber(row[name]) })}
        />
        {name === 'closing' && index >= 0 && <Bar share={row.closing / scaleMaximum} />}
        {name === 'closing' && !row.adds && offBy(row) !== 0 && (
          <Tag colour="error">{t('off', { n: formatNumber(offBy(row)) })}</Tag>
        )}
      </td>
    ));
  };
  if (rows.length === 0) return <p>{t('none')}</p>;
  return (
    <ScrollTable label={t('flows')}>
      {/* Arrow keys move between the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table className="plain-table distribution-table" onKeyDown={moveByArrows}>
        <thead>
          <tr>
            {hasGroup && <th scope="col">{t('group')}</th>}
            <th scope="col">{t('type')}</th>
            {distributionColumns.map((name) => (
              <th key={name} scope="col">
                {text(distributionTitles[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const title = hasGroup ? `${nameOf(row)} ${row.cardType}` : row.cardType;
            return (
              <tr key={`${row.groupId}${row.cardTypeId}`} data-adds={row.adds}>
                {hasGroup && <th scope="row">{nameOf(row)}</th>}
                <th scope="row">{row.cardType}</th>
                {cells(
                  row,
                  title,
                  { ...(hasGroup ? { group: row.groupId ?? 'NONE' } : {}), type: row.cardTypeId },
                  index,
                )}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr data-adds={totals.adds}>
            <th scope="row" colSpan={hasGroup ? 2 : 1}>
              {t('total')}
            </th>
            {cells(totals, t('total'), {}, -1)}
          </tr>
        </tfoot>
      </table>
    </ScrollTable>
  );
}
