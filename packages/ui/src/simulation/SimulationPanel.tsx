import type { SimulationBody, SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { checkRecord } from '@console/contracts/core/validation';
import { useId, useMemo, useState } from 'react';
import { Button, Spin } from '../core/index.ts';
import { FormSections } from '../form/FormSections.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { useKept } from '../kept/index.ts';
import { useMessages } from '../messages/index.ts';
import { PartFailed } from '../page/index.ts';
import { Details } from './Details.tsx';
import { Grid, type Shown } from './Grid.tsx';
import { askedBy, asResource, inputsOf, startOf } from './inputs.ts';
import { messages } from './messages.ts';
import { Schedule } from './Schedule.tsx';
import './simulation.css';
import { useSimulation } from './use-simulation.ts';

export interface SimulationPanelProps {
  readonly line: BusinessLine;
  /** Left out where the screen has no branch: the panel then asks for a sample one. */
  readonly branchId?: string | null;
  readonly productGroupId?: string | null;
  /** Tenors of the grid. */
  readonly tenors: readonly number[];
  readonly collateralType?: string | null;
  readonly ageBand?: string | null;
  /** Unsaved values of the screen, shown as proposed beside what applies now. */
  readonly overrides?: SimulationOverrides | null;
}

const never = () => Promise.resolve(true);

/** The inputs of the panel, kept for the user and line. */
function useInputs(line: BusinessLine, choosesBranch: boolean) {
  const [kept, keep] = useKept(`simulation.${line.toLowerCase()}`);
  const resource = useMemo(() => asResource(line, choosesBranch), [line, choosesBranch]);
  const form = useRecordForm({ resource, initial: startOf(line, choosesBranch, kept), askUnique: never });
  const checked = checkRecord(inputsOf(line, choosesBranch), form.values, []);
  const set: typeof form.set = (name, value) => {
    form.set(name, value);
    keep({ ...form.values, [name]: value });
  };
  return {
    resource,
    form: { ...form, set },
    values: checked.ok ? (checked.values as Readonly<Record<string, unknown>>) : null,
  };
}

/**
 * "Simulasi Angsuran": what a customer pays now, and with the unsaved values of the screen. It saves nothing.
 * @example
 * <SimulationPanel line="SPEKTRA" branchId={branchId} tenors={[6, 12]} overrides={{ rates }} />
 */
export function SimulationPanel(props: SimulationPanelProps) {
  const { line, productGroupId = null, tenors, collateralType, ageBand, overrides = null } = props;
  const id = useId();
  const t = useMessages(messages);
  const { resource, form, values } = useInputs(line, props.branchId === undefined);
  const branchId = props.branchId === undefined ? ((values?.['branchId'] as string | null) ?? null) : props.branchId;
  const [chosen, setChosen] = useState<Shown | null>(null);
  const [isScheduled, setScheduled] = useState(false);
  const shown = chosen && tenors.includes(chosen.tenor) ? chosen : { tenor: tenors[0] ?? 0, kind: 'REGULAR' as const };
  const question: SimulationBody | null =
    branchId && values && tenors.length > 0
      ? ({
          line,
          branchId,
          productGroupId,
          ...(line === 'UFI' ? { collateralType, ageBand } : {}),
          tenors: [...tenors],
          overrides,
          ...(isScheduled ? { schedule: shown } : {}),
          ...askedBy(values),
        } as SimulationBody)
      : null;
  const { answer, error, busy, retry } = useSimulation(question);
  const cell = answer?.cells.find(({ tenor, kind }) => tenor === shown.tenor && kind === shown.kind);
  return (
    <section className="panel simulation" aria-labelledby={`${id}-title`} aria-busy={busy}>
      <h2 id={`${id}-title`}>
        {t('title')} {busy && question && <Spin />}
      </h2>
      <FormSections
        id={id}
        resource={resource}
        sections={[{ fields: Object.keys(resource.fields) }]}
        form={form}
        onBusy={() => {}}
      />
      {!question && <p>{t('none')}</p>}
      {question && error && !busy && <PartFailed error={error} onRetry={retry} />}
      {answer && <Grid simulation={answer} shown={shown} onShow={setChosen} />}
      {answer && cell && <Details simulation={answer} cell={cell} />}
      {answer && (
        <Button onClick={() => setScheduled(!isScheduled)}>{t(isScheduled ? 'hideSchedule' : 'schedule')}</Button>
      )}
      {isScheduled && cell?.schedule && <Schedule rows={cell.schedule} />}
    </section>
  );
}
