import type {
  Simulation,
  SimulationCell,
  SimulationOutcome,
} from '@console/contracts/branches-stores/branch/simulation';
import { feeTypesNmc } from '@console/contracts/branches-stores/branch/fee-types';
import { useInFlagGroup } from '@console/auth';
import { exactPercent, formatCurrency, percentText } from '../formats/index.ts';
import { useMessages, useText } from '../messages/index.ts';
import { ScrollTable } from '../page/index.ts';
import { messages } from './messages.ts';

type Word = Exclude<keyof typeof messages.id, 'detailOf' | 'scheduleOf' | 'about' | 'row'>;
type Line = readonly [title: Word, value: (outcome: SimulationOutcome) => string];

/** What the first payment and the premium consist of; what neither side has is not shown. */
const parts = ['financedPremium', 'monthlyPremium', 'upfrontPremium', 'upfrontFees', 'stampDuty', 'inAdvance'] as const;
const isPart = (word: string): word is (typeof parts)[number] => (parts as readonly string[]).includes(word);

const linesOf = (isQanun: boolean, isLoan: boolean): readonly Line[] => [
  [isQanun ? 'margin' : 'rate', ({ rate }) => percentText(rate)],
  isLoan
    ? ['loan', ({ base }) => formatCurrency(base)]
    : ['downPayment', ({ downPayment }) => formatCurrency(downPayment)],
  ['principal', ({ principal }) => formatCurrency(principal)],
  ['instalment', ({ instalment }) => formatCurrency(instalment)],
  [isQanun ? 'totalMargin' : 'totalInterest', ({ totalInterest }) => formatCurrency(totalInterest)],
  ...(isQanun
    ? ([['sellingPrice', ({ principal, totalInterest }) => formatCurrency(principal + totalInterest)]] satisfies Line[])
    : []),
  ['totalPaid', ({ totalPaid }) => formatCurrency(totalPaid)],
  ['effectiveRate', ({ effectiveRate }) => exactPercent(effectiveRate)],
  ['flatRate', ({ flatRate }) => exactPercent(flatRate)],
  ...parts.map((part): Line => [part, (outcome) => formatCurrency(outcome[part])]),
  ['firstPayment', ({ firstPayment }) => formatCurrency(firstPayment)],
];
const companyLines: readonly Line[] = [
  ['disbursement', ({ company }) => formatCurrency(company?.disbursement)],
  ['subsidy', ({ company }) => formatCurrency(company?.subsidy)],
  ['income', ({ company }) => formatCurrency(company?.income)],
  ['yieldRate', ({ company }) => exactPercent(company?.yieldRate)],
];

interface DetailsProps {
  readonly simulation: Simulation;
  /** A cash loan has no down payment. */
  readonly isLoan: boolean;
  /** Premiums are those of a product group. */
  readonly hasGroup: boolean;
  readonly cell: SimulationCell;
}

/** What one tenor costs, now and as proposed side by side, and where its rate and fees come from. */
export function Details({ simulation: { isQanun }, isLoan, hasGroup, cell }: DetailsProps) {
  const t = useMessages(messages);
  const isAdmin = useInFlagGroup('admin');
  const { now, proposed, nowRefused, proposedRefused, tenor, kind } = cell;
  const isCompared = proposed !== null || proposedRefused !== null;
  const title = t('detailOf', { tenor, kind: t(kind === 'REGULAR' ? 'regular' : 'repeat') });
  const shown = proposed ?? now;
  const whyNot = ({ code, message }: NonNullable<SimulationCell['nowRefused']>) =>
    code === 'TARIFF_NOT_FOUND' && !hasGroup ? t('groupForPremium') : message;
  const valueOf = (outcome: SimulationOutcome | null, value: Line[1]) => (outcome ? value(outcome) : '-');
  const row = ([word, value]: Line) => (
    <tr key={word}>
      <th scope="row">{t(word)}</th>
      <td className="number">{valueOf(now, value)}</td>
      {isCompared && <td className="number">{valueOf(proposed, value)}</td>}
    </tr>
  );
  return (
    <>
      <ScrollTable label={title}>
        <table className="plain-table">
          <caption>{title}</caption>
          <thead>
            <tr>
              <td aria-hidden="true" />
              <th scope="col" className="number">
                {t('now')}
              </th>
              {isCompared && (
                <th scope="col" className="number">
                  {t('proposed')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {linesOf(isQanun, isLoan)
              .filter(([word]) => !isPart(word) || (now?.[word] ?? 0) > 0 || (proposed?.[word] ?? 0) > 0)
              .map(row)}
          </tbody>
          {shown?.company && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={isCompared ? 3 : 2} className="simulation-group">
                  {t('company')}
                </th>
              </tr>
              {companyLines.map(row)}
            </tbody>
          )}
        </table>
      </ScrollTable>
      {nowRefused && (
        <p>
          {t('now')}: {whyNot(nowRefused)}
        </p>
      )}
      {proposedRefused && (
        <p>
          {t('proposed')}: {whyNot(proposedRefused)}
        </p>
      )}
      {shown?.company?.belowFloor && (
        <p className="simulation-warning">{t(isAdmin ? 'belowFloorToAdmin' : 'belowFloor')}</p>
      )}
      {shown && <Path outcome={shown} isQanun={isQanun} />}
    </>
  );
}

/** Where the rate and the fees come from, and what was passed over. */
function Path({ outcome, isQanun }: { readonly outcome: SimulationOutcome; readonly isQanun: boolean }) {
  const { path, passedOver, fees } = outcome;
  const t = useMessages(messages);
  const text = useText();
  const typeOf = (type: string) => {
    if (isQanun && type === 'ADMIN') return t('ujrah');
    const title = feeTypesNmc.find(({ value }) => value === type)?.title;
    return title ? text(title) : type;
  };
  return (
    <dl className="simulation-path">
      <dt>{t('path')}</dt>
      <dd>{path.map(({ title, detail }) => (detail ? `${title} (${detail})` : title)).join(' > ')}</dd>
      <dt>{t('fees')}</dt>
      {fees.map(({ feeType, unit, amount, charge, level }) => (
        <dd key={feeType}>
          {typeOf(feeType)} {unit === 'AMOUNT' ? formatCurrency(Number(amount)) : percentText(amount)},{' '}
          {t(charge === 'FINANCED' ? 'financed' : 'upfront')} ({level})
        </dd>
      ))}
      {passedOver.length > 0 && (
        <>
          <dt>{t('passedOver')}</dt>
          <dd>{passedOver.map(({ title, detail }) => `${title}: ${detail}`).join('; ')}</dd>
        </>
      )}
    </dl>
  );
}
