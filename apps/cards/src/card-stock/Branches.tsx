import { useMessages } from '@console/ui/messages';
import { branchesCall } from './endpoints.ts';
import { messages } from './messages.ts';
import { OfficeBars } from './StockMap.tsx';

/** The stock of every branch under an MRA in the same type. */
export function Branches({ stockId }: { readonly stockId: string }) {
  const t = useMessages(messages);
  const { data } = branchesCall.useQuery({ parameters: { secureId: stockId } });
  return <section className="panel">{data && (data.length === 0 ? <p>{t('noBranches')}</p> : <OfficeBars offices={data} />)}</section>;
}
