import type { Simulation } from '@console/contracts/branches-stores/branch/simulation';
import { useRef, useState } from 'react';
import { Button, Spin } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { Opened, useInView } from '../opened/index.ts';
import { Details } from './Details.tsx';
import { Grid, type Shown } from './Grid.tsx';
import { messages } from './messages.ts';
import { Schedule } from './Schedule.tsx';

export type Kind = Shown['kind'];

interface ResultsProps {
  readonly simulation: Simulation;
  readonly isLoan: boolean;
  /** Premiums are those of a product group. */
  readonly hasGroup: boolean;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly isScheduled: boolean;
  readonly onSchedule: (isScheduled: boolean) => void;
}

/** The instalments by tenor, the details of one of them, and its schedule. */
export function Results({ simulation, isLoan, hasGroup, shown, onShow, isScheduled, onSchedule }: ResultsProps) {
  const t = useMessages(messages);
  const details = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState<number | null>(null);
  useInView(details, presses);
  const of = { tenor: shown.tenor, kind: t(shown.kind === 'REGULAR' ? 'regular' : 'repeat') };
  const cell = simulation.cells.find(({ tenor, kind }) => tenor === shown.tenor && kind === shown.kind);
  return (
    <>
      <div className="simulation-results">
        <Grid
          simulation={simulation}
          shown={shown}
          onShow={(next) => {
            setPresses((before) => (before ?? 0) + 1);
            onShow(next);
          }}
        />
        {cell && (
          <div ref={details} className="simulation-details">
            <Details simulation={simulation} isLoan={isLoan} hasGroup={hasGroup} cell={cell} />
            <Button aria-expanded={isScheduled} onClick={() => onSchedule(!isScheduled)}>
              {t(isScheduled ? 'hideSchedule' : 'schedule')}
            </Button>
          </div>
        )}
      </div>
      {isScheduled && (
        <Opened by="schedule" label={t('scheduleOf', of)} back={t('backToDetails')}>
          {cell?.schedule ? (
            <>
              <h3>{t('scheduleOf', of)}</h3>
              <Schedule rows={cell.schedule} isQanun={simulation.isQanun} />
            </>
          ) : (
            <Spin />
          )}
        </Opened>
      )}
    </>
  );
}
