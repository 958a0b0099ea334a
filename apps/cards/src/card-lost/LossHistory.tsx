import type { CardEvent, TransitionCode } from '@console/contracts/cards/lifecycle/transitions';
import { movementTexts } from '@console/contracts/cards/movement-texts';
import { formatDate, formatNumber } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import { Part, ScrollTable } from '@console/ui/page';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

/** The history of a report's cards, the latest first. */
export function LossHistory({ lossId }: { readonly lossId: string }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const history = endpoints.history.useQuery({ parameters: { secureId: lossId } });
  return (
    <section className="panel">
      <h2>{t('history')}</h2>
      <Part of={history}>
        {(steps) =>
          steps.length === 0 ? (
            <p className="quiet">{words('noData')}</p>
          ) : (
            <ScrollTable label={t('history')}>
              <table className="desk-table">
                <thead>
                  <tr>
                    <th scope="col">{t('when')}</th>
                    <th scope="col">{t('what')}</th>
                    <th scope="col" className="desk-number">
                      {t('cardsOf')}
                    </th>
                    <th scope="col">{t('by')}</th>
                    <th scope="col">{t('remark')}</th>
                  </tr>
                </thead>
                <tbody>
                  {steps.map(({ code, actedAt, actor, remark, cards }) => (
                    <tr key={`${code} ${actedAt}`}>
                      <td>{formatDate(actedAt, 'DD MMM YYYY HH:mm:ss')}</td>
                      <td>{text(movementTexts[code as TransitionCode | CardEvent])}</td>
                      <td className="desk-number">{formatNumber(cards)}</td>
                      <td>{actor}</td>
                      <td>{remark ?? '-'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollTable>
          )
        }
      </Part>
    </section>
  );
}
