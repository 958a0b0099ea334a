import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { marketingSchemesNmc } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { useParams, useSearchParams } from 'react-router';
import { NewScheme, StoredScheme } from './SchemeForms.tsx';

const of = { schemes: marketingSchemesNmc, dealers: dealersNmc } as const;

/** A marketing scheme of NMC, or with a dealer in the address the form of a new one. */
export default function NmcSchemePage() {
  const { marketingSchemeId = '' } = useParams();
  const [address] = useSearchParams();
  const dealerId = address.get('dealerId');
  if (dealerId !== null) return <NewScheme {...of} dealerId={dealerId} />;
  return <StoredScheme {...of} secureId={marketingSchemeId} isEdited={address.has('edit')} />;
}
