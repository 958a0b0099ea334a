import { members } from '@console/contracts/membership/membership';
import { Page } from '@console/ui/page';
import { useMessages } from '@console/ui/messages';
import { recordLabel, RecordGate } from '@console/ui/record';
import { useSearchParams } from 'react-router';
import { changesTab } from './changes/tab.tsx';
import { messages } from './messages.ts';

/** The sections of a member's data that may be changed, above what was changed; the member is in the address. */
export default function UpdatePage() {
  const t = useMessages(messages);
  const memberId = useSearchParams()[0].get('memberId') ?? '';
  return (
    <RecordGate resource={members} secureId={memberId}>
      {(member) => (
        <Page title={t('updateTitle')}>
          <div className="panel" role="note">
            {recordLabel(members, member as never)}
          </div>
          {changesTab.content(member)}
        </Page>
      )}
    </RecordGate>
  );
}
