import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { marketingSchemesUfi } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { dealerUfi } from '@console/contracts/routes/modules';
import { pathsOf } from '@console/ui/crud';
import { ResourceDetail } from '@console/ui/detail';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { useMessages } from '@console/ui/messages';
import { useParams } from 'react-router';
import { messages } from './messages.ts';
import { StoredScheme } from './SchemeForms.tsx';
import { schemesTab } from './schemes-tab.tsx';
import { closedRefuses, detailSections } from '../outlet/sections.ts';
import { ufiParts } from './parts.ts';

const sections = detailSections(ufiParts);
const tabs = [schemesTab(marketingSchemesUfi)];
const paths = pathsOf(dealerUfi);

/** A dealer of UFI, or with a scheme in the address one of its marketing schemes. */
export default function UfiDetailPage() {
  const { id = '' } = useParams();
  const t = useMessages(messages);
  const { scheme } = useAddressValues({ scheme: { title: t('schemes'), accepts: isRecordId } });
  if (scheme)
    return <StoredScheme schemes={marketingSchemesUfi} dealers={dealersUfi} secureId={scheme} isEdited={false} />;
  return (
    <ResourceDetail
      resource={dealersUfi}
      secureId={id}
      sections={sections}
      tabs={tabs}
      refuses={closedRefuses}
      paths={paths}
    />
  );
}
