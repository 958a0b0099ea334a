import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { branchesCall } from './endpoints.ts';
import { messages } from './messages.ts';
import { StockLegend } from './StockBar.tsx';
import { OfficeBars } from './StockMap.tsx';

/** The stock of every branch of an MRA in the same type. */
export function Branches({ stockId }: { readonly stockId: string }) {
  const t = useMessages(messages);
  const branches = branchesCall.useQuery({ parameters: { secureId: stockId } });
  return (
    <section className="panel">
      <Part of={branches}>
        {(offices) =>
          offices.length === 0 ? (
            <p>{t('noBranches')}</p>
          ) : (
            <>
              <StockLegend />
              <OfficeBars offices={offices} />
            </>
          )
        }
      </Part>
    </section>
  );
}
