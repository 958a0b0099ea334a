import { lineStates } from '@console/contracts/cards/card-assignment';
import { printedCardNumber } from '@console/contracts/core/card-number';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part, ScrollTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import '../shared/desk/desk.css';
import { messages } from './messages.ts';
import { endpoints, paths } from './screens.tsx';

/** The lines of an assignment, each with a link to its page. */
export function Lines({ assignmentId }: { readonly assignmentId: string }) {
  const t = useMessages(messages);
  const lines = endpoints.lines.useQuery({ parameters: { secureId: assignmentId } });
  return (
    <section className="panel">
      <h2>{t('lines')}</h2>
      <Part of={lines}>
        {(rows) => (
          <ScrollTable label={t('lines')}>
            <table className="desk-table">
              <thead>
                <tr>
                  <th scope="col">{t('lines')}</th>
                  <th scope="col">{t('destination')}</th>
                  <th scope="col">{t('type')}</th>
                  <th scope="col" className="desk-number">
                    {t('quantity')}
                  </th>
                  <th scope="col">{t('numbers')}</th>
                  <th scope="col" className="desk-number">
                    {t('received')}
                  </th>
                  <th scope="col" className="desk-number">
                    {t('pending')}
                  </th>
                  <th scope="col" className="desk-number">
                    {t('missing')}
                  </th>
                  <th scope="col">{t('state')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((line) => (
                  <tr key={line.secureId}>
                    <td className="desk-whole">
                      <PageLink to={paths.line(assignmentId, line.secureId)}>{t('line', { n: line.lineNo })}</PageLink>
                    </td>
                    <td>{line.destination}</td>
                    <td>{line.cardType}</td>
                    <td className="desk-number">{line.quantity}</td>
                    <td>
                      {line.cardFrom && <span className="card-number">{printedCardNumber(line.cardFrom)}</span>}
                      {line.cardTo && line.cardTo !== line.cardFrom && (
                        <>
                          {' '}
                          – <span className="card-number">{printedCardNumber(line.cardTo)}</span>
                        </>
                      )}
                    </td>
                    <td className="desk-number">{line.received + line.damaged}</td>
                    <td className="desk-number">{line.pending}</td>
                    <td className="desk-number">{line.missing}</td>
                    <td>
                      <OptionTag value={line.state} options={lineStates} />
                    </td>
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
