import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { marketingSchemesUfi } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import type { Resource } from '@console/contracts/core/resource';
import { dealerUfi } from '@console/contracts/routes/modules';
import { pathsOf } from '@console/ui/crud';
import { ResourceDetail } from '@console/ui/detail';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { useMessages } from '@console/ui/messages';
import { useParams } from 'react-router';
import { tabsUfi } from '../exclusive-dealer/dealer-tabs.ts';
import { messages } from './messages.ts';
import { StoredScheme } from './SchemeForms.tsx';
import { detailSections } from '../outlet/sections.ts';
import { dealerDetail } from './dealer-pages.ts';
import { ufiParts } from './parts.ts';

const sections = detailSections(ufiParts);
const {
  tabs: registered,
  refuses,
  actions,
} = dealerDetail({
  line: 'UFI',
  resource: dealersUfi as Resource,
  schemes: marketingSchemesUfi,
});
const tabs = [...registered, ...tabsUfi];
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
      refuses={refuses}
      actions={actions as never}
      paths={paths}
    />
  );
}
