import { userTypes, type ReportFigure } from '@console/contracts/shell/user';
import { formatNumber } from '@console/ui/formats';
import type { FilterTexts } from '@console/ui/list';
import { common, useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { rowsOf } from './report-address.ts';
import { reportMessages } from './report-messages.ts';

const labelled = ['created', 'deactivated', 'never', '60', '90', 'incomplete', 'ending'] as const;

/** A block of the access review: figures, each linked to its users. */
export function ReportBlock({
  block,
  figures,
  chosen,
}: {
  readonly block: ReportFigure['block'];
  readonly figures: readonly ReportFigure[];
  readonly chosen: FilterTexts;
}) {
  const t = useMessages(reportMessages);
  const words = useMessages(common);
  const text = useText();
  const nameOf = (label: string): string => {
    const word = labelled.find((each) => each === label);
    if (block === 'status') return words(label === 'active' ? 'active' : 'inactive');
    const type = block === 'type' ? userTypes.find(({ value }) => value === label) : undefined;
    return type ? text(type.title) : word && block !== 'role' ? t(`of_${word}`) : label;
  };
  return (
    <section className="panel" aria-labelledby={`report-${block}`}>
      <h2 id={`report-${block}`}>{t(block)}</h2>
      {figures.length === 0 ? (
        <p className="quiet">{words('noData')}</p>
      ) : (
        <ul className="figures">
          {figures.map(({ label, count, filter }) => (
            <li key={filter + label}>
              {count > 0 ? (
                <PageLink to={rowsOf(filter, chosen)}>{nameOf(label)}</PageLink>
              ) : (
                <span>{nameOf(label)}</span>
              )}
              <strong>{formatNumber(count)}</strong>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
