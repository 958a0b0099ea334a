import {
  distributionPage,
  distributionTitles,
  leadStages,
  type DistributionColumn,
  type DistributionQuery,
  type DistributionReport,
  type LeadStageName,
} from '@console/contracts/cards/reporting-card-distribution';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { formatDate, formatNumber, withSign } from '@console/ui/formats';
import { useExistingPage } from '@console/ui/left-out';
import { useMessages, useText } from '@console/ui/messages';
import { Part, ScrollTable } from '@console/ui/page';
import { useSearchParams } from 'react-router';
import { CardNumber } from '../shared/CardNumber.tsx';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { closed, type openedIn } from './address.ts';
import { cardsCall } from './endpoints.ts';
import { messages } from './messages.ts';

type Shown = NonNullable<ReturnType<typeof openedIn>>;

interface OpenedCardsProps {
  readonly report: DistributionReport;
  /** The filters of the report, with its period. */
  readonly query: DistributionQuery;
  readonly opened: Shown;
}

/** The cards of a figure, paginated. */
export function OpenedCards({ report, query, opened }: OpenedCardsProps) {
  const t = useMessages(messages);
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const { figure, group, type, page } = opened;
  const reading = cardsCall.useQuery({
    query: {
      ...query,
      groupBy: report.groupBy,
      figure,
      group: group as string | undefined,
      type,
      page,
    },
  });
  const row =
    group === undefined && type === undefined
      ? null
      : report.rows.find(
          (each) => (group === undefined || (each.groupId ?? 'NONE') === group) && each.cardTypeId === type,
        );
  const figureTitle = figure.startsWith('status:')
    ? figure.slice(7)
    : figure.startsWith('lead:')
      ? text(leadStages[figure.slice(5) as LeadStageName].title)
      : text(distributionTitles[figure as DistributionColumn]);
  const go = (to: number) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('cards', String(to));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  useExistingPage(reading.currentData, { page, size: distributionPage, go });
  const close = () => setAddress(closed(address), { replace: true, preventScrollReset: true });
  const from = (page - 1) * distributionPage + 1;
  const hasDays = figure.startsWith('lead:');
  return (
    <Dialog
      title={[figureTitle, row?.group, row?.cardType].filter(Boolean).join(' · ')}
      width={920}
      onClose={close}
      footer={<Button onClick={close}>{t('close')}</Button>}
    >
      <Part of={reading}>
        {(data) =>
          data.total === 0 ? (
            <p>{t('noCards')}</p>
          ) : (
            <>
              <ScrollTable label={figureTitle} busy={reading.isFetching}>
                <table className="plain-table">
                  <thead>
                    <tr>
                      <th scope="col">{t('number')}</th>
                      <th scope="col">{t('type')}</th>
                      <th scope="col">{t('moved')}</th>
                      <th scope="col">{t('document')}</th>
                      {hasDays && (
                        <th scope="col" className="number">
                          {t('days')}
                        </th>
                      )}
                      <th scope="col">{t('status')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {data.rows.map(({ secureId, cardNo, cardType, at, documentNo, days, status }) => (
                      <tr key={`${secureId}${at}`}>
                        <td>
                          <CardNumber cardNo={cardNo} cardId={secureId} />
                        </td>
                        <td>{cardType}</td>
                        <td>{formatDate(at, 'DD MMM YYYY HH:mm:ss')}</td>
                        <td>{documentNo ?? '-'}</td>
                        {hasDays && <td className="number">{days === null ? '-' : withSign(days.toFixed(1))}</td>}
                        <td>
                          <CardStatusTag status={status} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </ScrollTable>
              <p className="distribution-pages">
                <span role="status">
                  {t('shown', {
                    from: formatNumber(from),
                    to: formatNumber(from + data.rows.length - 1),
                    total: formatNumber(data.total),
                  })}
                </span>
                <Button disabled={page === 1} onClick={() => go(page - 1)}>
                  {t('previous')}
                </Button>
                <Button disabled={from + data.rows.length > data.total} onClick={() => go(page + 1)}>
                  {t('next')}
                </Button>
              </p>
            </>
          )
        }
      </Part>
    </Dialog>
  );
}
