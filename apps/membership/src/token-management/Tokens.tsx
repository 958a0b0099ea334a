import {
  refusalCauses,
  tokenStates,
  type SourceToken,
  type SourceUsage,
} from '@console/contracts/membership/token-management';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part, ScrollTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { usage } from './endpoints.ts';
import { messages } from './messages.ts';
import './tokens.css';

const time = (at: string | null) => (at === null ? '-' : formatDate(at, 'DD MMM YYYY HH:mm'));

function TokenTable({ tokens }: { readonly tokens: readonly SourceToken[] }) {
  const t = useMessages(messages);
  if (tokens.length === 0) return <p>{t('noTokens')}</p>;
  return (
    <ScrollTable label={t('tokens')}>
      <table>
        <thead>
          <tr>
            {(['prefix', 'state', 'issuedAt', 'expiresAt', 'lastUsedAt', 'lastIp'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.secureId}>
              <td>{token.tokenPrefix}…</td>
              <td>
                <OptionTag value={token.state} options={tokenStates} />
              </td>
              <td>{time(token.issuedAt)}</td>
              <td>{time(token.expiresAt)}</td>
              <td>{time(token.lastUsedAt)}</td>
              <td>{token.lastIp ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}

/** Calls of each day, as bars on one scale. */
function Days({ days }: { readonly days: SourceUsage['days'] }) {
  const t = useMessages(messages);
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  return (
    <ul className="token-bars" aria-label={t('calls')}>
      {days.map(({ day, calls }) => {
        const said = t('callsOn', { day: formatDate(day, 'DD MMM YYYY'), count: calls });
        return <li key={day} title={said} aria-label={said} style={{ blockSize: `${(calls / most) * 100}%` }} />;
      })}
    </ul>
  );
}

function Refusals({ refusals }: { readonly refusals: SourceUsage['refusals'] }) {
  const t = useMessages(messages);
  const text = useText();
  if (refusals.length === 0) return <p>{t('noRefusals')}</p>;
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('cause')}</th>
          <th scope="col">{t('count')}</th>
        </tr>
      </thead>
      <tbody>
        {refusals.map(({ cause, count }) => (
          <tr key={cause}>
            <td>{text(refusalCauses.find(({ value }) => value === cause)!.title)}</td>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tokens of a source, its calls and what was refused to it. */
export function Tokens({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  return (
    <Part of={usage.useQuery({ parameters: { secureId } })}>
      {({ tokens, days, refusals }) => (
        <>
          <section className="panel">
            <h2>{t('tokens')}</h2>
            <TokenTable tokens={tokens} />
          </section>
          <section className="panel">
            <h2>{t('calls')}</h2>
            <Days days={days} />
          </section>
          <section className="panel">
            <h2>{t('refusals')}</h2>
            <Refusals refusals={refusals} />
          </section>
        </>
      )}
    </Part>
  );
}
