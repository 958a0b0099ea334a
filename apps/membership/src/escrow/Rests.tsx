import { resourceApi } from '@console/api';
import { escrowKinds, escrowRules } from '@console/contracts/membership/escrow';
import type { EscrowAccount } from '@console/contracts/membership/escrow/accounts';
import { escrowMovements, type EscrowMovement } from '@console/contracts/membership/escrow/movements';
import { dateFormats, formatCurrency, formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part, PlainTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { Checks } from './Checks.tsx';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';

const api = resourceApi(escrowMovements);
const amount = (value: number | null) => (value === null ? '-' : formatCurrency(value));

/** The latest movements of an account: each begins with what the one below it left. */
function Latest({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  const text = useText();
  const { titles } = escrowMovements;
  const title = (name: string) => text(titles[name]!);
  const reading = api.useListQuery({ escrowId: secureId, size: 25, page: 1 } as never);
  const shown = t('latest', { count: escrowRules.latest });
  return (
    <section className="panel" aria-label={shown}>
      <h2>{shown}</h2>
      <Part of={reading as never}>
        {({ rows }: { readonly rows: readonly EscrowMovement[] }) =>
          rows.length === 0 ? (
            <p>{t('noMovements')}</p>
          ) : (
            <PlainTable
              label={shown}
              rows={rows.slice(0, escrowRules.latest)}
              keyOf={({ secureId: id }) => id}
              columns={[
                { title: title('seqNo'), of: ({ seqNo }) => seqNo, isHead: true },
                { title: title('at'), of: ({ at }) => formatDate(at, dateFormats.log) },
                { title: title('kind'), of: ({ kind }) => <OptionTag value={kind} options={escrowKinds} /> },
                { title: title('reference'), of: ({ reference }) => reference },
                { title: title('balanceBefore'), of: ({ balanceBefore }) => amount(balanceBefore), isNumber: true },
                { title: title('debit'), of: ({ debit }) => amount(debit), isNumber: true },
                { title: title('credit'), of: ({ credit }) => amount(credit), isNumber: true },
                { title: title('balance'), of: ({ balance }) => amount(balance), isNumber: true },
                { title: title('held'), of: ({ held }) => amount(held), isNumber: true },
                { title: title('maker'), of: ({ maker }) => maker },
                { title: title('approver'), of: ({ approver }) => approver ?? '-' },
              ]}
            />
          )
        }
      </Part>
    </section>
  );
}

/** The sums that balance and held rest on, the latest movements and the latest checks. */
export function Rests({ account }: { readonly account: EscrowAccount }) {
  const t = useMessages(messages);
  const { secureId, balance, held } = account;
  return (
    <>
      <Part of={endpoints.rests.useQuery({ parameters: { secureId } })}>
        {({ credits, debits, holds, releases, count, checks }) => (
          <>
            <section className="panel" aria-label={t('rests')}>
              <h2>{t('rests')}</h2>
              <p>
                {t('balanceRests', {
                  count,
                  credits: formatCurrency(credits),
                  debits: formatCurrency(debits),
                  balance: formatCurrency(balance),
                })}
              </p>
              <p>
                {t('heldRests', {
                  holds: formatCurrency(holds),
                  releases: formatCurrency(releases),
                  held: formatCurrency(held),
                })}
              </p>
            </section>
            <Checks checks={checks} />
          </>
        )}
      </Part>
      <Latest secureId={secureId} />
    </>
  );
}
