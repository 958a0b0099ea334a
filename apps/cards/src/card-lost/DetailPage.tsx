import { downloadFile } from '@console/api';
import { useSession } from '@console/auth';
import { losses, lossStates, type Loss } from '@console/contracts/cards/card-lost';
import { fileCalls } from '@console/contracts/platform/files';
import { text } from '@console/contracts/core/text';
import { Button } from '@console/ui/core';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { StoredImage } from '@console/ui/upload';
import { useParams } from 'react-router';
import '../shared/desk/desk.css';
import { Decide } from './Decide.tsx';
import { LossCards } from './LossCards.tsx';
import { LossHistory } from './LossHistory.tsx';
import { messages } from './messages.ts';

function Letter({ fileId }: { readonly fileId: string }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const fetchLetter = async () => {
    const answer = await downloadFile(fileCalls.read, { parameters: { fileId } });
    if ('error' in answer) notify.error(errorText(answer.error));
  };
  return (
    <Button variant="link" onClick={() => fetchLetter()}>
      {t('letter')}
    </Button>
  );
}

const filled = (name: keyof Loss) => ({ name, visible: (loss: Loss) => loss[name] !== null });
const ofMember = (name: keyof Loss) => ({ name, visible: ({ reporterKind }: Loss) => reporterKind === 'MEMBER' });
const sections: readonly DetailSection<Loss>[] = [
  {
    title: text('Laporan', 'Report'),
    fields: [
      'lossNo',
      'state',
      'reporterKind',
      'cardCount',
      'office',
      'reason',
      'lostDate',
      filled('sourceNo'),
      'reportedBy',
      ofMember('memberName'),
      ofMember('relation'),
      filled('reporterPhone'),
      ofMember('wantsReplacement'),
      { name: 'chronology', wide: true },
    ],
  },
  {
    title: text('Keputusan dan bukti', 'Decision and proof'),
    fields: [
      'policeLetterNo',
      {
        name: 'policeLetterFile',
        render: ({ policeLetterFile }) => (policeLetterFile ? <Letter fileId={policeLetterFile} /> : '-'),
      },
      'decidedBy',
      'decidedAt',
      filled('note'),
      {
        name: 'photo',
        visible: ({ photo }) => photo !== null,
        render: ({ photo }) => <StoredImage fileId={photo!} width={240} />,
      },
    ],
  },
];

/** Who decides, or who decided and why. */
function Standing({ loss: { state, editors, note, decidedBy, wantsReplacement } }: { readonly loss: Loss }) {
  const t = useMessages(messages);
  const read = useText();
  const { username } = useSession();
  if (state === 'REPORTED')
    return (
      <div className="panel" role="note">
        {t(username !== null && editors.includes(username) ? 'own' : 'waiting')}
      </div>
    );
  if (note)
    return (
      <div className="panel" role="note">
        {t('decided', {
          state: read(lossStates.find(({ value }) => value === state)!.title),
          by: decidedBy ?? '-',
          note,
        })}
      </div>
    );
  return state === 'CONFIRMED' && wantsReplacement ? (
    <div className="panel" role="note">
      {t('wanted')}
    </div>
  ) : null;
}

/** One loss report: its cards, what happened, and the possible actions. */
export default function DetailPage() {
  const { lostId = '' } = useParams();
  return (
    <ResourceDetail
      resource={losses}
      secureId={lostId}
      sections={sections}
      offers={[]}
      leads={({ state }) => state === 'REPORTED'}
      actions={(loss) => <Decide loss={loss} />}
      banner={(loss) => <Standing loss={loss} />}
    >
      {({ secureId }) => (
        <>
          <LossCards lossId={secureId} />
          <LossHistory lossId={secureId} />
        </>
      )}
    </ResourceDetail>
  );
}
