import type {
  SchemeTerms,
  SimulationOverrides,
  SimulationQuestion,
} from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { checkRecord } from '@console/contracts/core/validation';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Spin } from '../core/index.ts';
import { FormSections } from '../form/FormSections.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { useKept } from '../kept/index.ts';
import { useMessages } from '../messages/index.ts';
import { PartFailed } from '../page/index.ts';
import { askedBy } from './asked.ts';
import { askedFields, formOf, keptOf, startOf, type Said } from './inputs.ts';
import { messages } from './messages.ts';
import { placeOf, unplaced } from './place-of.ts';
import { Results, type Kind } from './Results.tsx';
import './simulation.css';
import { useSimulation } from './use-simulation.ts';

export interface SimulationPanelProps {
  readonly line: BusinessLine;
  /** Left out where the screen has no branch: the panel then asks for a sample one. */
  readonly branchId?: string | null | undefined;
  /** The branch of a row of a file. */
  readonly officeCode?: string | null | undefined;
  /** In place of the branch the dealer or store that sells, by its id, or by the code of a row of a file. */
  readonly dealerId?: string | null | undefined;
  readonly dealerCode?: string | null | undefined;
  readonly storeId?: string | null | undefined;
  readonly storeCode?: string | null | undefined;
  /** The row of a file whose figures they are. */
  readonly rowNo?: number | undefined;
  /** `null` where the screen is for all groups: the panel asks for one, and begins without. Left out: it says none. */
  readonly productGroupId?: string | null | undefined;
  /** The line of business, where the screen is about one and not about a group. */
  readonly lobId?: string | undefined;
  /** The price that the panel begins with, in place of the usual one or the one typed last. */
  readonly price?: number | undefined;
  /** The day that the panel begins with, where what the screen shows does not hold today. */
  readonly date?: string | undefined;
  /** Tenors of the grid. */
  readonly tenors: readonly number[];
  /** UFI: left out where the screen does not say it. */
  readonly collateralType?: string | null | undefined;
  readonly ageBand?: string | null | undefined;
  /** Who the concession of the screen is for. */
  readonly subjects?: SimulationQuestion['subjects'];
  /** The stored terms of the scheme of the screen, or `null` for a new one; its typed ones are an override. */
  readonly scheme?: SchemeTerms | null | undefined;
  /** The promo that what applies now is looked for with. */
  readonly promoCode?: string | undefined;
  /** Unsaved values of the screen, shown as proposed beside what applies now. */
  readonly overrides?: SimulationOverrides | null | undefined;
  /** What of the screen is looked at, such as a row of a sheet. */
  readonly children?: ReactNode;
}

const never = () => Promise.resolve(true);
const ignore = () => {};

/** What the screen says. A new object for each set of answers, so that the inputs are made again for it alone. */
function useSaid(props: SimulationPanelProps): Said {
  const { branchId, officeCode, productGroupId, collateralType, subjects, scheme, overrides } = props;
  const { dealerId, dealerCode, storeId, storeCode } = props;
  const hasSeller = [dealerId, dealerCode, storeId, storeCode].some((named) => named !== undefined);
  const branch = branchId !== undefined || officeCode != null || hasSeller;
  const productGroup = productGroupId != null;
  const ofGroups = productGroupId !== undefined;
  const collateral = collateralType != null;
  const subject = subjects !== undefined;
  const hasScheme = scheme !== undefined || overrides?.scheme != null;
  return useMemo(
    () => ({ branch, productGroup, ofGroups, collateral, subject, scheme: hasScheme }),
    [branch, productGroup, ofGroups, collateral, subject, hasScheme],
  );
}

/** The inputs of the panel, kept for the user and line. */
function useInputs(line: BusinessLine, said: Said, { price, date }: Pick<SimulationPanelProps, 'price' | 'date'>) {
  const [kept, keep] = useKept(`simulation.${line.toLowerCase()}`);
  const { resource, sections } = useMemo(() => formOf(line, said), [line, said]);
  const form = useRecordForm({
    resource,
    initial: { ...startOf(line, said, kept), ...(price === undefined ? {} : { price }), ...(date ? { date } : {}) },
    askUnique: never,
  });
  const fields = askedFields(line, said, form.values);
  const checked = checkRecord(fields, form.values, []);
  const set: typeof form.set = (name, value) => {
    form.set(name, value);
    keep(keptOf(said, { ...form.values, [name]: value }, kept));
  };
  return {
    resource,
    sections,
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
  const { line, officeCode, productGroupId, collateralType, ageBand, subjects, scheme, overrides } = props;
  const id = useId();
  const t = useMessages(messages);
  const { resource, sections, form, values } = useInputs(line, useSaid(props), props);
  const [tenor, setTenor] = useState<number | null>(null);
  const [isScheduled, setScheduled] = useState(false);
  const typed = values && askedBy(values);
  const tenors = typed?.tenors ?? props.tenors;
  const shown = {
    tenor: tenor !== null && tenors.includes(tenor) ? tenor : (tenors[0] ?? 0),
    kind: (form.values['kind'] as Kind | null) ?? 'REGULAR',
  };
  const branch = placeOf(props, values?.['branchId'] as string | undefined);
  const isPlaced = Object.values(branch).some((place) => place != null);
  const question =
    isPlaced && typed && tenors.length > 0
      ? ({
          line,
          ...branch,
          ...(productGroupId ? { productGroupId } : {}),
          ...(props.lobId ? { lobId: props.lobId } : {}),
          ...(line === 'UFI' && collateralType ? { collateralType, ageBand } : {}),
          ...(subjects ? { subjects } : {}),
          ...(scheme ? { scheme } : {}),
          ...(props.promoCode ? { promoCode: props.promoCode } : {}),
          overrides,
          ...(isScheduled ? { schedule: shown } : {}),
          ...typed,
          tenors: [...tenors],
          ...(typed.tenors ? {} : { onlyOffered: true }),
        } as SimulationQuestion)
      : null;
  const { answer, error, busy, retry } = useSimulation(question);
  // Until the next answer is there, the one before may be about another office.
  const office = officeCode && answer?.branch.startsWith(officeCode) ? answer.branch : officeCode;
  const about = [props.rowNo && t('row', { row: props.rowNo }), props.dealerCode ?? props.storeCode ?? office].filter(
    Boolean,
  );
  // Tenors that are not offered have no cell.
  const isThere = answer === null || answer.cells.some((cell) => cell.tenor === shown.tenor);
  const open = isThere ? shown : { ...shown, tenor: answer.cells[0]?.tenor ?? shown.tenor };
  return (
    <section className="panel simulation" aria-labelledby={`${id}-title`} aria-busy={busy}>
      <h2 id={`${id}-title`}>
        {about.length > 0 ? t('about', { title: t('title'), about: about.join(', ') }) : t('title')}{' '}
        {busy && question && <Spin />}
      </h2>
      {props.children}
      {line === 'NMC' && <p className="simulation-quiet">{t('condition')}</p>}
      <FormSections id={id} resource={resource} sections={sections} form={form} onBusy={ignore} />
      {!question && <p>{t(!isPlaced ? unplaced(props) : typed ? 'noTenor' : 'wrongInputs')}</p>}
      {answer?.isQanun && overrides?.fees && !overrides.qanun && (
        <p role="note" className="simulation-quiet">
          {t('feeNotCounted')}
        </p>
      )}
      {question && error && !busy && <PartFailed error={error} onRetry={retry} />}
      {answer && (
        <Results
          simulation={answer}
          isLoan={line === 'UFI'}
          hasGroup={(productGroupId ?? typed?.productGroupId) != null}
          shown={open}
          onShow={(next) => {
            setTenor(next.tenor);
            if (next.kind !== shown.kind) form.set('kind', next.kind);
          }}
          isScheduled={isScheduled}
          onSchedule={(on) => {
            setTenor(open.tenor);
            setScheduled(on);
          }}
        />
      )}
    </section>
  );
}
