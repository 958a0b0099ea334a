import { members } from '@console/contracts/membership/membership';
import { useMessages } from '@console/ui/messages';
import { Page, Part } from '@console/ui/page';
import { recordLabel, RecordGate } from '@console/ui/record';
import { useSearchParams } from 'react-router';
import { endpoints } from '../membership/endpoints.ts';
import { Grid } from './Grid.tsx';
import { messages } from './messages.ts';

/** The eight kinds of document of the member of the address, with what may be uploaded. */
export default function UpdatePage() {
  const t = useMessages(messages);
  const memberId = useSearchParams()[0].get('memberId') ?? '';
  const documents = endpoints.documents.useQuery({ parameters: { secureId: memberId } });
  return (
    <RecordGate resource={members} secureId={memberId}>
      {(member) => (
        <Page title={t('title')}>
          <div className="panel" role="note">
            {recordLabel(members, member as never)}
          </div>
          <Part of={documents}>{(stored) => <Grid memberId={memberId} documents={stored} />}</Part>
        </Page>
      )}
    </RecordGate>
  );
}
