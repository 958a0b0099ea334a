import { queryEndpoint } from '@console/api';
import { insurances } from '@console/contracts/products/master-insurance';
import { useMessages } from '@console/ui/messages';
import { HistoryTable } from '../figures/HistoryTable.tsx';
import { messages } from '../insurance/messages.ts';

const groups = queryEndpoint(insurances.calls.groups);

/** The product groups that a package has tariffs in force for. */
export function CoveredGroups({ insuranceId }: { readonly insuranceId: string }) {
  const t = useMessages(messages);
  return (
    <HistoryTable
      of={groups.useQuery({ query: { insuranceId } })}
      label={t('covered')}
      none={t('noGroups')}
      head={[t('code'), t('group'), t('required'), t('tariffs')]}
      row={({ code, name, required, tariffs }) => [code, name, t(required ? 'yes' : 'no'), tariffs]}
    />
  );
}
