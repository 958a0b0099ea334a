import { resourceApi } from '@console/api';
import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { marketingSchemesUfi } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { text } from '@console/contracts/core/text';
import { dealerUfi } from '@console/contracts/routes/modules';
import { pathsOf } from '@console/ui/crud';
import { UpdatePage as Update } from '@console/ui/form';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { useMessages } from '@console/ui/messages';
import { Tabs } from '@console/ui/tabs';
import { useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import { NewScheme, StoredScheme } from './SchemeForms.tsx';
import { SchemeRows } from './SchemeRows.tsx';
import { ufiForm } from './parts.ts';

const of = { schemes: marketingSchemesUfi, dealers: dealersUfi } as const;

const parts = ['data', 'schemes'] as const;
const isScheme = (text: string) => text === 'new' || isRecordId(text);

/** The form of a dealer, and its marketing schemes behind a tab. */
function DealerParts({ dealerId }: { readonly dealerId: string }) {
  const t = useMessages(messages);
  const [, setAddress] = useSearchParams();
  const { part = 'data' } = useAddressValues({ part: { accepts: parts } });
  const { currentData: dealer } = resourceApi(dealersUfi).useDetailQuery(dealerId);
  const { dealerCode = '', name = '' } = (dealer ?? {}) as { readonly dealerCode?: string; readonly name?: string };
  const title = text(`Skema pemasaran ${dealerCode} ${name}`.trim(), `Marketing schemes ${dealerCode} ${name}`.trim());
  const open = (key: string) =>
    setAddress({ id: dealerId, ...(key === 'schemes' ? { part: key } : {}) }, { replace: true });
  return (
    <Tabs label={t('parts')} tabs={parts.map((key) => ({ key, title: t(key) }))} active={part} onChange={open}>
      {part === 'schemes' ? (
        <SchemeRows schemes={marketingSchemesUfi} dealerId={dealerId} title={title} />
      ) : (
        <Update resource={dealersUfi} secureId={dealerId} paths={pathsOf(dealerUfi)} sections={ufiForm as never} />
      )}
    </Tabs>
  );
}

/** A dealer of UFI with its marketing schemes, each of which has its form here. */
export default function UfiUpdatePage() {
  const [address] = useSearchParams();
  const dealerId = address.get('id') ?? '';
  const t = useMessages(messages);
  const { scheme } = useAddressValues({ scheme: { title: t('schemes'), accepts: isScheme } });
  if (scheme === 'new') return <NewScheme {...of} dealerId={dealerId} />;
  if (scheme) return <StoredScheme {...of} secureId={scheme} isEdited={address.has('edit')} />;
  return <DealerParts dealerId={dealerId} />;
}
