import type { VerificationDesk } from '@console/contracts/cards/card-verification/calls';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { messages } from './messages.ts';
import { StateTag } from './screens.tsx';

/** Every change of state, the latest first. */
export function History({ desk }: { readonly desk: VerificationDesk }) {
  const t = useMessages(messages);
  return (
    <section className="panel">
      <h2>{t('history')}</h2>
      <ScrollTable label={t('history')}>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('at')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('by')}</th>
              <th scope="col">{t('why')}</th>
            </tr>
          </thead>
          <tbody>
            {desk.history.toReversed().map((event, index) => (
              <tr key={index}>
                <td>{formatDate(event.at, 'DD MMM YYYY HH:mm')}</td>
                <td>
                  <StateTag state={event.to} />
                </td>
                <td>{event.by}</td>
                <td>{[event.reasons.join(', '), event.note].filter(Boolean).join(' · ') || '-'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </section>
  );
}
