import type { VerificationAttempt, VerificationDesk } from '@console/contracts/cards/card-verification/calls';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { RevealedPhoto } from './RevealedPhoto.tsx';
import { Steps } from './Steps.tsx';

/** Title of a photo by its document type; every application has the first two. */
export function usePhotoTitle(): (documentType: string) => string {
  const t = useMessages(messages);
  return (documentType) =>
    documentType === '1' ? t('ktp') : documentType === '2' ? t('selfie') : t('document', { type: documentType });
}

interface AttemptProps {
  readonly attempt: VerificationAttempt;
  readonly children: ReactNode;
}

function Attempt({ attempt, children }: AttemptProps) {
  const t = useMessages(messages);
  const title = t('attempt', { no: attempt.no });
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <p className="desk-help">
        {formatDate(attempt.submittedAt, 'DD MMM YYYY HH:mm')}
        {attempt.reasons.length > 0 && ` · ${t('returnedFor', { reasons: attempt.reasons.join(', ') })}`}
      </p>
      <Steps steps={attempt.steps} label={t('stepsOf', { no: attempt.no })} />
      <div className="verify-photos">{children}</div>
    </section>
  );
}

/** All attempts side by side, the newest first. */
export function Attempts({ desk }: { readonly desk: VerificationDesk }) {
  const t = useMessages(messages);
  const titleOf = usePhotoTitle();
  // The verifier who decides sees the photos; others must reveal them.
  const Photo = desk.applicant.inClear ? PhotoViewer : RevealedPhoto;
  return (
    <div className="verify-attempts">
      {desk.attempts.map((attempt) => (
        <Attempt key={attempt.no} attempt={attempt}>
          {attempt.documents.map(({ documentType }) => (
            <Photo
              key={documentType}
              photo={{ secureId: desk.secureId, attempt: attempt.no, documentType }}
              title={
                desk.attempts.length > 1
                  ? t('photoOfAttempt', { photo: titleOf(documentType), no: attempt.no })
                  : titleOf(documentType)
              }
            />
          ))}
        </Attempt>
      ))}
    </div>
  );
}
