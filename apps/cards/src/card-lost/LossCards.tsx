import { lossCardResults } from '@console/contracts/cards/card-lost';
import type { CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { useMessages } from '@console/ui/messages';
import { Part, ScrollTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { CardNumber } from '../shared/CardNumber.tsx';
import { CardStatusTag } from '../shared/CardStatusTag.tsx';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

/** The cards of a report: where they were, and their result. */
export function LossCards({ lossId }: { readonly lossId: string }) {
  const t = useMessages(messages);
  const cards = endpoints.cards.useQuery({ parameters: { secureId: lossId } });
  return (
    <section className="panel">
      <h2>{t('cardsOf')}</h2>
      <Part of={cards}>
        {(rows) => (
          <ScrollTable label={t('cardsOf')}>
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('cardsOf')}</th>
                  <th scope="col">{t('statusBefore')}</th>
                  <th scope="col">{t('result')}</th>
                  <th scope="col">{t('statusNow')}</th>
                  <th scope="col">{t('replacedBy')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ cardId, cardNo, statusBefore, result, status, replacedBy }) => (
                  <tr key={cardId}>
                    <td>
                      <CardNumber cardNo={cardNo} cardId={cardId} />
                    </td>
                    <td>
                      <CardStatusTag status={statusBefore as CardStatus} />
                    </td>
                    <td>
                      <OptionTag value={result} options={lossCardResults} />
                    </td>
                    <td>
                      <CardStatusTag status={status as CardStatus} />
                    </td>
                    <td>{replacedBy ? <CardNumber cardNo={replacedBy} /> : '-'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollTable>
        )}
      </Part>
    </section>
  );
}
