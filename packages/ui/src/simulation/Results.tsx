import type { Simulation } from '@console/contracts/branches-stores/branch/simulation';
import { Button } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { Details } from './Details.tsx';
import { Grid, type Shown } from './Grid.tsx';
import { messages } from './messages.ts';
import { Schedule } from './Schedule.tsx';

export type Kind = Shown['kind'];

interface ResultsProps {
  readonly simulation: Simulation;
  readonly isLoan: boolean;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly isScheduled: boolean;
  readonly onSchedule: (isScheduled: boolean) => void;
}

/** The instalments by tenor, the details of one of them, and its schedule. */
export function Results({ simulation, isLoan, shown, onShow, isScheduled, onSchedule }: ResultsProps) {
  const t = useMessages(messages);
  const cell = simulation.cells.find(({ tenor, kind }) => tenor === shown.tenor && kind === shown.kind);
  return (
    <>
      <div className="simulation-results">
        <Grid simulation={simulation} shown={shown} onShow={onShow} />
        {cell && (
          <div>
            <Details simulation={simulation} isLoan={isLoan} cell={cell} />
            <Button onClick={() => onSchedule(!isScheduled)}>{t(isScheduled ? 'hideSchedule' : 'schedule')}</Button>
          </div>
        )}
      </div>
      {isScheduled && cell?.schedule && <Schedule rows={cell.schedule} isQanun={simulation.isQanun} />}
    </>
  );
}
