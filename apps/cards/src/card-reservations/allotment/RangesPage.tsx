import { queryEndpoint } from '@console/api';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { reservationCalls, type OpenRange } from '@console/contracts/cards/card-reservations/calls';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Page, Part, ScrollTable } from '@console/ui/page';
import { messages } from '../messages.ts';
import '../reservations.css';
import { rangePath } from '../screens.tsx';

const ranges = queryEndpoint(reservationCalls.ranges, { follows: ['card-generator'] });

function Table({ rows }: { readonly rows: readonly OpenRange[] }) {
  const t = useMessages(messages);
  if (rows.length === 0) return <p>{t('noRanges')}</p>;
  return (
    <ScrollTable label={t('ranges')}>
      <table className="plain-table reservation-lines">
        <thead>
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('cardType')}</th>
            <th scope="col">{t('next')}</th>
            <th scope="col" className="number">
              {t('free')}
            </th>
            <th scope="col" className="number">
              {t('open')}
            </th>
            <th scope="col" className="number">
              {t('waitingLines')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((range) => (
            <tr key={range.sequenceId}>
              <td>
                <PageLink to={rangePath(range.sequenceId)} aria-label={t('choose', { code: range.code })}>
                  {range.code}
                </PageLink>
              </td>
              <td>{range.cardType}</td>
              <td className="card-number">{printedCardNumber(range.nextNumber)}</td>
              <td className="number">{formatNumber(range.free)}</td>
              <td className="number">{formatNumber(range.open)}</td>
              <td className="number">{formatNumber(range.lines)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** Chooses the range that approved lines get their numbers from. */
export default function RangesPage() {
  const t = useMessages(messages);
  const reading = ranges.useQuery({}, { fresh: true });
  return (
    <Page title={t('ranges')} note={t('rangesHint')}>
      <section className="panel">
        <Part of={reading}>{(rows) => <Table rows={rows} />}</Part>
      </section>
    </Page>
  );
}
