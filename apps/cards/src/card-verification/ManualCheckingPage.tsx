import { cardVerifications, type CardVerification } from '@console/contracts/cards/card-verification';
import type { VerificationDesk } from '@console/contracts/cards/card-verification/calls';
import { verificationStates, type VerificationState } from '@console/contracts/cards/card-verification/states';
import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ErrorContent, Page } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { useState } from 'react';
import { useParams } from 'react-router';
import '../shared/desk/desk.css';
import { ChecklistForm } from './ChecklistForm.tsx';
import { Decide } from './Decide.tsx';
import { Duplicates, Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { NextButton } from './NextButton.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';
import { usePhotoTitle } from './Attempts.tsx';
import { endpoints, paths, StateTag } from './screens.tsx';
import { Steps } from './Steps.tsx';
import { useClaim } from './use-claim.ts';
import { useFindings } from './use-findings.ts';
import { useNext } from './use-next.ts';
import './verification.css';

interface DeskProps {
  readonly desk: VerificationDesk;
  readonly record: CardVerification;
  readonly onDecided: (state: VerificationState, goOn: boolean) => void;
}

/** Photos on the left, the data to compare on the right, the decision at the foot. */
function Desk({ desk, record, onDecided }: DeskProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const titleOf = usePhotoTitle();
  const { checklist, note, error, set, setNote, flush } = useFindings(desk.secureId, {
    checklist: desk.checklist,
    note: desk.note ?? '',
  });
  const [attempt] = desk.attempts;
  return (
    <>
      <div className="verify-desk">
        <div className="verify-left">
          {attempt?.documents.length === 0 && (
            <p className="panel desk-warning" role="note">
              {t('noPhotos')}
            </p>
          )}
          {attempt?.documents.map(({ documentType }) => (
            <PhotoViewer
              key={documentType}
              photo={{ secureId: desk.secureId, attempt: attempt.no, documentType }}
              title={titleOf(documentType)}
            />
          ))}
        </div>
        <div className="verify-right">
          <Facts desk={desk} record={record} />
          <Duplicates desk={desk} />
          <section className="panel">
            <h2>{t('steps')}</h2>
            <Steps steps={attempt?.steps ?? []} label={t('steps')} />
            {desk.attempts.length > 1 && (
              <p className="desk-help">
                {t('earlier', {
                  count: desk.attempts.length - 1,
                  reasons: desk.attempts
                    .slice(1)
                    .flatMap(({ reasons }) => reasons)
                    .join(', '),
                })}{' '}
                <PageLink to={paths.detail(desk)}>{t('compareAttempts')}</PageLink>
              </p>
            )}
          </section>
          <section className="panel">
            <h2>{t('checklist')}</h2>
            <ChecklistForm checklist={checklist} onSet={set} />
          </section>
        </div>
      </div>
      {error !== undefined && (
        <p role="alert" className="panel desk-warning">
          {t('notKept')} {errorText(error)} <Button onClick={() => flush()}>{t('again')}</Button>
        </p>
      )}
      <Decide desk={desk} checklist={checklist} note={note} onNote={setNote} flush={flush} onDecided={onDecided} />
    </>
  );
}

/** The result, and a button for the next application. */
function Decided({ secureId, state }: { readonly secureId: string; readonly state: VerificationState }) {
  const t = useMessages(messages);
  return (
    <section className="panel verify-decided" role="status">
      <p>
        {t('nowIn')} <StateTag state={state} />
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the desk continues with the next application */}
      <NextButton variant="primary" after={secureId} autoFocus />
      <PageLink to={paths.detail({ secureId })}>{t('open')}</PageLink>
    </section>
  );
}

/** The application once it is claimed, or who has claimed it. */
function Claimed({ record }: { readonly record: CardVerification }) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const { secureId } = record;
  const { isHeld, error: refused, retry: again } = useClaim(secureId);
  const [decided, setDecided] = useState<VerificationState>();
  const { next } = useNext();
  const onDecided = (state: VerificationState, goOn: boolean) => {
    setDecided(state);
    if (!goOn) return;
    notify.success(`${record.verificationNo}: ${text(verificationStates.find(({ value }) => value === state)!.title)}`);
    void next(secureId);
  };
  const {
    currentData: desk,
    error,
    refetch,
  } = endpoints.desk.useQuery({ parameters: { secureId } }, { skip: !isHeld || decided !== undefined, fresh: true });
  if (decided) return <Decided secureId={secureId} state={decided} />;
  if (refused) {
    return (
      <section className="panel desk-warning" role="alert">
        <p>{errorText(refused)}</p>
        <p className="verify-acts">
          <Button onClick={again}>{t('again')}</Button>
          <NextButton variant="primary" after={secureId} />
        </p>
      </section>
    );
  }
  if (error && !desk) return <ErrorContent error={error} onRetry={() => void refetch()} />;
  return desk?.claim?.isOwn ? (
    <Desk desk={desk} record={record} onDecided={onDecided} />
  ) : (
    <output className="desk-help">{t('loading')}</output>
  );
}

/** The desk of a verifier: claim on entry, check, decide, next (docs/model/cards.md#manual-checking). */
export default function ManualCheckingPage() {
  const { cardVerificationId = '' } = useParams();
  const t = useMessages(messages);
  return (
    <RecordGate key={cardVerificationId} resource={cardVerifications} secureId={cardVerificationId}>
      {(record) => (
        <Page
          title={
            <>
              {record.verificationNo} · {record.memberName}
            </>
          }
          note={`${record.branchName} · ${record.sourceName} · ${record.cardTypeName}`}
          actions={
            <PageLink className="button" to={paths.detail(record)}>
              {t('open')}
            </PageLink>
          }
        >
          <Claimed key={record.secureId} record={record} />
        </Page>
      )}
    </RecordGate>
  );
}
