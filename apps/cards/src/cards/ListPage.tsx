import { useProfile } from '@console/auth';
import { cards, type Card } from '@console/contracts/cards/cards';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { ResourceList } from '@console/ui/list';
import { useVendorChoice } from '../shared/use-vendor-choice.ts';
import { columns, paths, sections } from './screens.tsx';

/** Why the services refuse an act of this person, whatever the card: MROs only read, head office cancels. */
function useRefusedActs(): (name: string) => string | undefined {
  const profile = useProfile();
  if (profile.state !== 'loaded') return () => undefined;
  const { flag, scope } = profile.data;
  return (name) => {
    if (scope.type === 'MRO') return 'READ_ONLY_HERE';
    return name === 'cancel' && !isHeadOffice(scope.type, flag === 'admin') ? 'ONLY_HEAD_OFFICE' : undefined;
  };
}

/** The register of all cards; 6,500,000 in production. */
export default function ListPage() {
  const resource = useVendorChoice(cards, 'vendorCode');
  return (
    <ResourceList<Card>
      resource={resource}
      columns={columns}
      sections={sections}
      paths={paths}
      refusesAct={useRefusedActs()}
    />
  );
}
