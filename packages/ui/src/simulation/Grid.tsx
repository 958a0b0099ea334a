import type { Simulation, SimulationCell } from '@console/contracts/branches-stores/branch/simulation';
import { formatCurrency } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { ScrollTable } from '../page/index.ts';
import { messages } from './messages.ts';

const kinds = ['REGULAR', 'REPEAT'] as const;
export interface Shown {
  readonly tenor: number;
  readonly kind: (typeof kinds)[number];
}

interface GridProps {
  readonly simulation: Simulation;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** In place of an instalment that cannot be calculated: why stands in the details. */
const None = ({ reason }: { readonly reason: string | undefined }) => <span title={reason}>-</span>;

const Rupiah = ({ of }: { readonly of: number }) => <span className="simulation-amount">{formatCurrency(of)}</span>;

/** An instalment now and as proposed, with the difference in rupiah; `-` with the reason when there is none. */
function Amount({ cell }: { readonly cell: SimulationCell }) {
  const t = useMessages(messages);
  const { now, proposed, nowRefused, proposedRefused } = cell;
  const before = now ? <Rupiah of={now.instalment} /> : <None reason={nowRefused?.message} />;
  if (!proposed && !proposedRefused) return before;
  const difference = now && proposed ? proposed.instalment - now.instalment : null;
  if (difference === 0)
    return (
      <>
        {before} <span className="simulation-difference">{t('same')}</span>
      </>
    );
  return (
    <>
      {before}{' '}
      <span className="simulation-amount">
        <span aria-hidden="true">→</span>{' '}
        {proposed ? <strong>{formatCurrency(proposed.instalment)}</strong> : <None reason={proposedRefused?.message} />}
      </span>
      {difference !== null && (
        <span className="simulation-difference">
          {' '}
          {difference > 0 ? '+' : '-'}
          {formatCurrency(Math.abs(difference))}
        </span>
      )}
    </>
  );
}

/** The instalments by tenor, for a first contract and a repeat order; a cell opens its details. */
export function Grid({ simulation, shown, onShow }: GridProps) {
  const t = useMessages(messages);
  const tenors = [...new Set(simulation.cells.map(({ tenor }) => tenor))];
  return (
    <ScrollTable label={t('grid')} className="simulation-tenors">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('tenor')}</th>
            <th scope="col" className="number">
              {t('regular')}
            </th>
            <th scope="col" className="number">
              {t('repeat')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tenors.map((tenor) => (
            <tr key={tenor}>
              <th scope="row">{tenor}</th>
              {kinds.map((kind) => {
                const cell = simulation.cells.find((each) => each.tenor === tenor && each.kind === kind);
                const isShown = shown.tenor === tenor && shown.kind === kind;
                return (
                  <td key={kind} className="number">
                    {cell && (
                      <button
                        type="button"
                        className="simulation-cell"
                        aria-pressed={isShown}
                        onClick={() => onShow({ tenor, kind })}
                      >
                        <Amount cell={cell} />
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
