import { queryEndpoint } from '@console/api';
import { tierCalls } from '@console/contracts/membership/tiering-plafond';
import { formatCurrency, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { messages } from './messages.ts';

const impact = queryEndpoint(tierCalls.impact, { follows: ['membership', 'program-type'] });

/** Who is in a tier, and what their limits are with it and without it. */
export function Impact({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const reading = impact.useQuery({ parameters: { secureId } });
  return (
    <section className="panel" aria-label={t('impact')}>
      <h2>{t('impact')}</h2>
      <Part of={reading}>
        {({ members, before, after, up, down }) => (
          <table className="plain-table">
            <tbody>
              {(
                [
                  ['members', formatNumber(members)],
                  ['before', formatCurrency(before)],
                  ['after', formatCurrency(after)],
                  ['up', formatNumber(up)],
                  ['down', formatNumber(down)],
                ] as const
              ).map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{t(name)}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Part>
    </section>
  );
}
