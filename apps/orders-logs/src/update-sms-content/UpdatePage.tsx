import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { smsCalls, smsContents, type SmsContent } from '@console/contracts/orders-logs/update-sms-content';
import { RecordChange } from '@console/ui/changes';
import { Button } from '@console/ui/core';
import { FactList, RecordActions } from '@console/ui/detail';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { ResourceForm, type FormSectionsOf } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { RecordGate, recordLabel } from '@console/ui/record';
import { StatusTag } from '@console/ui/status';
import { text } from '@console/contracts/core/text';
import { useNavigate, useParams } from 'react-router';
import { ContentInput } from './ContentInput.tsx';
import { SmsContext } from './frame.ts';
import { messages } from './messages.ts';
import { Revisions } from './Revisions.tsx';
import { paths } from './screens.ts';
import { SmsPreview } from './SmsPreview.tsx';
import './sms.css';

const testCall = mutationEndpoint(smsCalls.test);
const sections: FormSectionsOf<typeof smsContents> = [
  { title: text(messages.id.edit, messages.en.edit), fields: [{ name: 'content', wide: true, input: ContentInput }] },
];

function TestButton({ record }: { readonly record: SmsContent }) {
  const t = useMessages(messages);
  const [test] = testCall.useMutation();
  return (
    <Button
      onClick={() =>
        confirm({ title: t('testTitle'), text: t('testText'), action: t('test') }, async () => {
          const answer = await test({ body: { secureId: record.secureId } });
          if ('error' in answer) throw answer.error;
          notify.success(t('tested', { left: answer.data.left }));
        })
      }
    >
      {t('test')}
    </Button>
  );
}

function Content({ record }: { readonly record: SmsContent }) {
  const t = useMessages(messages);
  const can = useCan(smsContents.privilege);
  const navigate = useNavigate();
  const editable = can('update') && !record.waiting;
  return (
    <Page
      title={
        <>
          {recordLabel(smsContents, { ...record })} <StatusTag status={record.status} />
        </>
      }
      actions={
        <>
          {can('update') && <TestButton record={record} />}
          <RecordActions resource={smsContents} record={record} only={record.critical ? [] : ['status']} />
        </>
      }
    >
      <RecordChange resource={smsContents} record={record} />
      <section className="panel">
        <h2>{t('facts')}</h2>
        <FactList
          resource={smsContents}
          record={{ ...record }}
          fields={['name', 'event', 'businessLine', 'channel', 'critical', 'revision', 'updatedBy', 'updatedAt']}
        />
        {record.critical && (
          <p className="sms-note" role="note">
            {t('criticalNote')}
          </p>
        )}
      </section>
      {editable ? (
        <SmsContext value={record}>
          <ResourceForm
            resource={smsContents}
            record={record}
            sections={sections}
            onSaved={() => undefined}
            onCancel={() => void navigate(paths.list)}
          >
            {({ content }) => <SmsPreview record={record} content={typeof content === 'string' ? content : ''} />}
          </ResourceForm>
        </SmsContext>
      ) : (
        <>
          <section className="panel">
            <h2>{t('text')}</h2>
            <p className="sms-text">{record.content}</p>
          </section>
          <SmsPreview record={record} content={record.content} />
        </>
      )}
      <Revisions record={record} />
    </Page>
  );
}

/** One text: its editor with a live preview, the waiting change, and its revisions. */
export default function UpdatePage() {
  const { smsContentId = '' } = useParams();
  return (
    <RecordGate key={smsContentId} resource={smsContents} secureId={smsContentId}>
      {(record) => <Content record={record} />}
    </RecordGate>
  );
}
