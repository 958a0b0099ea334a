import { queryEndpoint } from '@console/api';
import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import type { AgentFeeMonth } from '@console/contracts/promos-products/pre-order-agent/calls';
import { dateFormats, formatCurrency, formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part, PlainTable } from '@console/ui/page';
import { messages } from './messages.ts';

const fees = queryEndpoint(preOrderAgents.calls.fees, { keepFor: 0 });
const hasFee = ({ fee }: AgentFeeMonth): boolean => fee !== null;

/** What an agent got for disbursed orders, by month; a branch sees the orders alone. */
export function Fees({ agentId }: { readonly agentId: string }) {
  const t = useMessages(messages);
  const reading = fees.useQuery({ parameters: { secureId: agentId } });
  return (
    <section className="panel">
      <Part of={reading}>
        {(months) =>
          months.length === 0 ? (
            <p>{t('noFees')}</p>
          ) : (
            <PlainTable
              label={t('fees')}
              rows={months}
              keyOf={({ month }) => month}
              columns={[
                {
                  title: t('month'),
                  of: ({ month }) => formatDate(month, dateFormats.detailDay).slice(3),
                  isHead: true,
                },
                { title: t('ordersDone'), of: ({ orders }) => formatNumber(orders), isNumber: true },
                ...(months.some(hasFee)
                  ? [
                      {
                        title: t('fee'),
                        of: ({ fee }: AgentFeeMonth) => (fee === null ? '-' : formatCurrency(fee)),
                        isNumber: true,
                      },
                    ]
                  : []),
              ]}
            />
          )
        }
      </Part>
    </section>
  );
}
