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

/** An instalment now and as proposed, with the difference in rupiah; `-` with the reason when there is none. */
function Amount({ cell }: { readonly cell: SimulationCell }) {
  const t = useMessages(messages);
  const { now, proposed, nowRefused, proposedRefused } = cell;
  const before = now ? formatCurrency(now.instalment) : <span title={nowRefused?.message}>{t('notComputable')}</span>;
  if (!proposed && !proposedRefused) return before;
  const difference = now && proposed ? proposed.instalment - now.instalment : null;
  return (
    <>
      {before} <span aria-hidden="true">→</span>{' '}
      {proposed ? (
        <strong>{formatCurrency(proposed.instalment)}</strong>
      ) : (
        <span title={proposedRefused?.message}>{t('notComputable')}</span>
      )}
      {difference !== null && (
        <span className="simulation-difference">
          {' '}
          ({difference === 0 ? t('same') : `${difference > 0 ? '+' : '-'}${formatCurrency(Math.abs(difference))}`})
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
    <ScrollTable label={t('grid')}>
      <table className="simulation-grid">
        <thead>
          <tr>
            <th scope="col">{t('tenor')}</th>
            <th scope="col">{t('regular')}</th>
            <th scope="col">{t('repeat')}</th>
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
                  <td key={kind}>
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
