import { downloadFile } from '@console/api';
import { useCan, useSession } from '@console/auth';
import { fileCalls } from '@console/contracts/platform/files';
import { Button } from '@console/ui/core';
import { stepRefusal } from '@console/contracts/cards/document-steps';
import {
  minutesLimit,
  writeOffStepCalls,
  writeOffSteps,
  writeOffs,
  type WriteOff,
} from '@console/contracts/cards/card-stock/write-off';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ActionButton, useWhy } from '@console/ui/why';
import { useVersioned } from '@console/ui/versioned';
import { StepButtons } from '../documents/StepButtons.tsx';
import { CardNumber } from '../shared/CardNumber.tsx';
import { StoredFileField } from '../shared/desk/StoredFileField.tsx';
import { useDeskDraft } from '../shared/desk/use-desk-draft.ts';
import { DestructionRecord } from './DestructionRecord.tsx';
import { executeWriteOff } from './endpoints.ts';
import { messages } from './messages.ts';

function Minutes({ fileId }: { readonly fileId: string }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const fetchIt = async () => {
    const answer = await downloadFile(fileCalls.read, { parameters: { fileId } });
    if ('error' in answer) notify.error(errorText(answer.error));
  };
  return (
    <Button variant="link" onClick={() => fetchIt()}>
      {t('minutesFile')}
    </Button>
  );
}

const sections: readonly DetailSection<WriteOff>[] = [
  {
    fields: [
      'writeOffNo',
      'office',
      'cardType',
      'cards',
      'reason',
      'state',
      'witness1',
      'witness2',
      { name: 'editors', render: ({ editors }) => editors.join(', ') },
      {
        name: 'minutesFileId',
        visible: ({ minutesFileId }) => minutesFileId !== null,
        render: ({ minutesFileId }) => <Minutes fileId={minutesFileId!} />,
      },
    ],
  },
];

const noMinutes = { fileId: null };

/** The last step: destroy the cards and upload the record. */
function Execute({ record }: { readonly record: WriteOff }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const why = useWhy(writeOffs);
  const can = useCan(writeOffs.privilege);
  const { username } = useSession();
  const {
    values: { fileId },
    change,
    discard,
  } = useDeskDraft<{ readonly fileId: string | null }>(`write-off-minutes:${record.secureId}`, noMinutes);
  const act = useVersioned({ resource: writeOffs, record, basis: ['cards', 'cardNos'] });
  const [execute, { isLoading }] = executeWriteOff.useMutation();
  if (record.state !== 'APPROVED' || !can('approve')) return null;
  const run = async () => {
    const answer = await act((version) =>
      execute({ body: { secureId: record.secureId, version, minutesFileId: fileId! } }),
    );
    if ('error' in answer) return notify.error(errorText(answer.error));
    discard();
    notify.success(t('executed'));
  };
  return (
    <section className="panel desk">
      <p className="desk-note" role="note">
        {t('ofMembers')}
      </p>
      <StoredFileField
        title={t('minutes')}
        module={writeOffs.module}
        kinds={['pdf', 'image']}
        limit={minutesLimit}
        value={fileId}
        onChange={(kept) => change({ fileId: kept })}
      />
      <div>
        <ActionButton
          variant="danger"
          busy={isLoading}
          disabled={fileId === null}
          why={why.of(stepRefusal({ ...writeOffSteps.approve, from: ['APPROVED'] }, record, username))}
          onClick={() => run()}
        >
          {t('execute')}
        </ActionButton>
      </div>
    </section>
  );
}

/** One write-off with its cards and its next step. */
export function WriteOffDetail({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  return (
    <ResourceDetail
      resource={writeOffs}
      secureId={secureId}
      sections={sections}
      offers={[]}
      leads={({ state }) => state === 'DRAFT' || state === 'SUBMITTED'}
      actions={(record) => (
        <>
          <PageLink className="button" to="/card-stock?tab=write-off">
            {t('back')}
          </PageLink>
          <DestructionRecord writeOff={record} />
          <StepButtons resource={writeOffs} record={record} steps={writeOffSteps} calls={writeOffStepCalls} />
        </>
      )}
    >
      {(record) => (
        <>
          <section className="panel">
            <h2>{t('cards')}</h2>
            <ul className="stock-cards">
              {record.cardNos.map((cardNo) => (
                <li key={cardNo}>
                  <CardNumber cardNo={cardNo} />
                </li>
              ))}
            </ul>
          </section>
          <Execute record={record} />
        </>
      )}
    </ResourceDetail>
  );
}
