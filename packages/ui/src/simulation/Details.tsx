import type {
  Simulation,
  SimulationCell,
  SimulationOutcome,
} from '@console/contracts/branches-stores/branch/simulation';
import { formatCurrency } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { ScrollTable } from '../page/index.ts';
import { messages } from './messages.ts';

type Word = Exclude<keyof typeof messages.id, 'detailOf'>;
type Line = readonly [title: Word, value: (outcome: SimulationOutcome) => string | number];

const linesOf = (isQanun: boolean): readonly Line[] => [
  [isQanun ? 'margin' : 'rate', ({ rate }) => rate],
  ['instalment', ({ instalment }) => formatCurrency(instalment)],
  ['principal', ({ principal }) => formatCurrency(principal)],
  [isQanun ? 'totalMargin' : 'totalInterest', ({ totalInterest }) => formatCurrency(totalInterest)],
  ...(isQanun
    ? ([['sellingPrice', ({ principal, totalInterest }) => formatCurrency(principal + totalInterest)]] satisfies Line[])
    : []),
  ['totalPaid', ({ totalPaid }) => formatCurrency(totalPaid)],
  ['effectiveRate', ({ effectiveRate }) => effectiveRate],
  ['flatRate', ({ flatRate }) => flatRate],
  ['firstPayment', ({ firstPayment }) => formatCurrency(firstPayment)],
];
const companyLines: readonly Line[] = [
  ['disbursement', ({ company }) => formatCurrency(company?.disbursement ?? 0)],
  ['subsidy', ({ company }) => formatCurrency(company?.subsidy ?? 0)],
  ['income', ({ company }) => formatCurrency(company?.income ?? 0)],
  ['yieldRate', ({ company }) => company?.yieldRate ?? ''],
];

interface DetailsProps {
  readonly simulation: Simulation;
  readonly cell: SimulationCell;
}

/** What one tenor costs, now and as proposed side by side, and where its rate comes from. */
export function Details({ simulation, cell }: DetailsProps) {
  const t = useMessages(messages);
  const { now, proposed, tenor, kind } = cell;
  const title = t('detailOf', { tenor, kind: t(kind === 'REGULAR' ? 'regular' : 'repeat') });
  const row = ([word, value]: Line) => (
    <tr key={word}>
      <th scope="row">{t(word)}</th>
      <td>{now ? value(now) : t('notComputable')}</td>
      {proposed && <td>{value(proposed)}</td>}
    </tr>
  );
  const shown = proposed ?? now;
  const belowFloor = shown?.company?.belowFloor === true;
  return (
    <>
      <ScrollTable label={title}>
        <table className="simulation-details">
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tenor')}</th>
              <th scope="col">{t('now')}</th>
              {proposed && <th scope="col">{t('proposed')}</th>}
            </tr>
          </thead>
          <tbody>
            {linesOf(simulation.isQanun).map(row)}
            {shown?.company && companyLines.map(row)}
          </tbody>
        </table>
      </ScrollTable>
      {belowFloor && <p className="simulation-warning">{t('belowFloor')}</p>}
      {shown && <Path outcome={shown} />}
      {!shown && <p>{cell.proposedRefused?.message ?? cell.nowRefused?.message}</p>}
    </>
  );
}

function Path({ outcome: { path, passedOver } }: { readonly outcome: SimulationOutcome }) {
  const t = useMessages(messages);
  return (
    <dl className="simulation-path">
      <dt>{t('path')}</dt>
      <dd>{path.map(({ title, detail }) => (detail ? `${title} (${detail})` : title)).join(' > ')}</dd>
      {passedOver.length > 0 && (
        <>
          <dt>{t('passedOver')}</dt>
          <dd>{passedOver.map(({ title, detail }) => `${title}: ${detail}`).join('; ')}</dd>
        </>
      )}
    </dl>
  );
}
