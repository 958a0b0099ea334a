import { queryEndpoint } from '@console/api';
import type { insurances } from '@console/contracts/products/master-insurance';
import type { insurancesNmc } from '@console/contracts/products/master-insurance-nmc';
import { text } from '@console/contracts/core/text';
import { useMessages } from '@console/ui/messages';
import { HistoryTable } from '../figures/HistoryTable.tsx';
import { messages } from './messages.ts';

type Packages = Pick<typeof insurances | typeof insurancesNmc, 'calls'>;

/** The product groups that a package has tariffs in force for. */
function CoveredGroups({ of: { calls }, insuranceId }: { readonly of: Packages; readonly insuranceId: string }) {
  const t = useMessages(messages);
  return (
    <HistoryTable
      of={queryEndpoint(calls.groups).useQuery({ query: { insuranceId } })}
      label={t('covered')}
      none={t('noGroups')}
      columns={[
        { title: t('code'), of: ({ code }) => code },
        { title: t('group'), of: ({ name }) => name },
        { title: t('required'), of: ({ required }) => t(required ? 'yes' : 'no') },
        { title: t('tariffs'), of: ({ tariffs }) => tariffs, isNumber: true },
      ]}
    />
  );
}

/** The tab with the product groups of a package. */
export const coveredTab = (of: Packages) => ({
  key: 'groups',
  title: text('Kelompok yang ditanggung', 'Groups covered'),
  content: ({ secureId }: { readonly secureId: string }) => <CoveredGroups of={of} insuranceId={secureId} />,
});
