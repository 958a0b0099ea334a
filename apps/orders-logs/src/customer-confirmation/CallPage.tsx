import { createStore, invalidate } from '@console/api';
import { useProfile, useSession } from '@console/auth';
import { fill } from '@console/contracts/core/fill';
import { stepFields } from '@console/contracts/core/resource';
import {
  ccmScripts,
  confirmations,
  type CcmDesk,
  type CcmQuestionCode,
  type Confirmation,
} from '@console/contracts/orders-logs/customer-confirmation';
import { notify } from '@console/ui/feedback';
import { FieldsPanel } from '@console/ui/fields-dialog';
import { dateFormats, formatDate, useNow } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Page, Part } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { Revealable } from '@console/ui/reveal';
import { useNavigate, useSearchParams } from 'react-router';
import { Checklist } from './Checklist.tsx';
import { endpoints, pageOf } from './endpoints.ts';
import { Answers, History } from './History.tsx';
import { messages } from './messages.ts';
import { NextButton, useNext } from './NextButton.tsx';
import { TakeButton } from './TakeButton.tsx';
import { useAnswers } from './use-answers.ts';
import './ccm.css';

const { answers: _answers, ...fields } = stepFields(confirmations.steps.result);

/** What the agent says, and the number to call. */
function Script({ record }: { readonly record: Confirmation }) {
  const t = useMessages(messages);
  const text = useText();
  const profile = useProfile();
  const { username } = useSession();
  const agent = profile.state === 'loaded' ? profile.data.name : username;
  return (
    <section className="panel" aria-label={t('script')}>
      <h2>{t('script')}</h2>
      <p>
        {t('phone')}: <Revealable resource={confirmations} record={record} field="phone" />
      </p>
      <p>{fill(text(ccmScripts[record.type]), { agent: agent ?? '', name: record.memberName })}</p>
    </section>
  );
}

/** The checklist and the result, for the agent who holds the confirmation. */
function Outcome({ record, desk }: { readonly record: Confirmation; readonly desk: CcmDesk }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const now = useNow();
  const [send] = endpoints.result.useMutation();
  const { secureId, version, attempts } = record;
  const { answers, answer, discard } = useAnswers(record);
  const { next } = useNext();
  const { maxAttempts, nextAttemptAt, questions } = desk;
  const onSaved = () => {
    notify.success(t('saved'));
    discard();
    createStore().dispatch(invalidate(confirmations.module));
  };
  const toDetail = () => navigate(pageOf.detail(secureId));
  const toNext = async () => ((await next(secureId)) ? undefined : toDetail());
  const answered = (Object.keys(answers) as CcmQuestionCode[]).map((code) => ({ code, answer: answers[code]! }));
  return (
    <>
      <Script record={record} />
      <section className="panel ccm-checklist" aria-label={t('checklist')}>
        <h2>{t('checklist')}</h2>
        <Checklist questions={questions} answers={answers} onAnswer={answer} />
      </section>
      <section className="panel ccm-outcome" aria-label={t('outcome')}>
        <h2>{t('outcome')}</h2>
        <p className="ccm-quiet">
          {t('attemptsLeft', { attempts, most: maxAttempts })}{' '}
          {nextAttemptAt &&
            Date.parse(nextAttemptAt) > now &&
            t('retry', { at: formatDate(nextAttemptAt, dateFormats.log) })}
        </p>
        <FieldsPanel
          resource={confirmations}
          name={`result:${secureId}`}
          fields={fields}
          titles={confirmations.steps.result.titles}
          action={t('save')}
          send={(values) => send({ body: { secureId, version, ...values, answers: answered } as never })}
          onDone={() => {
            onSaved();
            void toDetail();
          }}
          other={{
            action: t('saveAndNext'),
            onDone: () => {
              onSaved();
              void toNext();
            },
          }}
        />
      </section>
    </>
  );
}

function Call({ record }: { readonly record: Confirmation }) {
  const t = useMessages(messages);
  const { username } = useSession();
  const isOwn = record.state === 'IN_PROGRESS' && record.agent === username;
  const reading = endpoints.desk.useQuery({ parameters: { secureId: record.secureId } }, { fresh: true });
  return (
    <Part of={reading}>
      {(desk) => (
        <>
          <div className="ccm-desk">
            {isOwn ? (
              <Outcome record={record} desk={desk} />
            ) : (
              <>
                <Script record={record} />
                <div className="ccm-checklist">
                  <Answers title={t('lastChecklist')} questions={desk.questions} />
                </div>
                <section className="panel" role="note">
                  <p>{t('notTaken')}</p>
                  <TakeButton record={record} />
                </section>
              </>
            )}
          </div>
          <History rows={desk.history} />
        </>
      )}
    </Part>
  );
}

/** The page of a call: number, script, checklist and result (docs/model/orders-logs.md#customer-confirmation). */
export default function CallPage() {
  const t = useMessages(messages);
  const [search] = useSearchParams();
  const secureId = search.get('ccmId') ?? '';
  return (
    <RecordGate key={secureId} resource={confirmations} secureId={secureId} at={pageOf.detail(secureId)}>
      {(record) => (
        <Page
          title={`${record.ccmNo} · ${record.memberName}`}
          note={`${record.branch} · ${record.applNo ?? record.custNo ?? ''}`}
          actions={
            <>
              <PageLink className="button" to={pageOf.detail(record.secureId)}>
                {t('open')}
              </PageLink>
              <NextButton after={record.secureId} />
            </>
          }
        >
          <Call record={record as Confirmation} />
        </Page>
      )}
    </RecordGate>
  );
}
