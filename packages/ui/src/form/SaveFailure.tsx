import { useMessages } from '../messages/index.ts';
import { ActionButton } from '../why/index.ts';
import { messages } from './messages.ts';

/** Why what was typed is not known to be saved. */
export interface Failure {
  readonly text: string;
  /** The cause may pass, so that the same may be sent again. */
  readonly mayPass: boolean;
  /** Nobody answered: whether it was saved is not known. */
  readonly isUnknown: boolean;
}

interface SaveFailureProps {
  readonly of: Failure | null;
  /** Sends the same once more; under the same idempotency key nothing is saved twice. */
  readonly onRetry: () => unknown;
  readonly busy?: boolean;
}

/** A line beside the button that sends: what failed, until the next try. */
export function SaveFailure({ of: failure, onRetry, busy = false }: SaveFailureProps) {
  const t = useMessages(messages);
  if (!failure) return null;
  const { text, mayPass, isUnknown } = failure;
  return (
    <div className="form-failure" role="alert">
      <p>{t(isUnknown ? 'unknown' : 'notSaved', { text })}</p>
      {mayPass && (
        <ActionButton onClick={onRetry} busy={busy}>
          {t('again')}
        </ActionButton>
      )}
    </div>
  );
}
