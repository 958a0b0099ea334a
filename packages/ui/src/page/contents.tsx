import { Button } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { SystemContent } from './SystemContent.tsx';
import { later } from '../later/index.ts';

/** Unknown address, or a page whose privilege is not held: never tells which (E9, E10). */
export function NotFoundContent() {
  return <SystemContent code={404} text={useMessages(messages)('notFound')} />;
}

/** A record that is unknown, deleted or out of scope, on a page that exists: never tells which (E18). */
export function RecordNotFoundContent() {
  return <SystemContent code={404} text={useMessages(messages)('recordNotFound')} />;
}

const NeededRights = later(() => import('./NeededRights.tsx'));

/** A create or update page opened by hand with a level that lacks the action (E17); `needs` says which, and who holds it. */
export function ForbiddenContent({
  needs,
}: {
  readonly needs?: { readonly privilege: string; readonly action: string } | undefined;
}) {
  return (
    <SystemContent code={403} text={useMessages(messages)('forbidden')}>
      {needs && <NeededRights {...needs} />}
    </SystemContent>
  );
}

/** A page whose first call failed with 500 (E16); `onReload` asks again. */
export function ServerErrorContent({
  requestId,
  onReload,
}: {
  readonly requestId?: string | undefined;
  readonly onReload?: () => void;
}) {
  const t = useMessages(messages);
  return (
    <SystemContent
      code={500}
      text={t('serverError')}
      actions={onReload && <Button onClick={onReload}>{t('reload')}</Button>}
    >
      {requestId && (
        <p className="system-request">
          {t('requestId')}: <code>{requestId}</code>
        </p>
      )}
    </SystemContent>
  );
}

/** A module under maintenance (E15); `message` is MAINTENANCE_MESSAGE or the text of the 503 answer. */
export function MaintenanceContent({ message }: { readonly message?: string | undefined }) {
  const t = useMessages(messages);
  return <SystemContent code={503} text={message || t('maintenance')} />;
}

/** A page that a passing cause keeps from being read: the cause in words; it is asked for again by itself and by the button. */
export function PassingContent({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <section className="load-failed" role="status" aria-live="polite">
      <p>{message}</p>
      <p>{t('asksAgain')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </section>
  );
}

/** The user's privileges could not be read (E8): nothing can be opened, so the only ways are asking again and leaving. */
export function MenuFailedContent({
  onRetry,
  onSignOut,
  busy = false,
}: {
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
  readonly busy?: boolean;
}) {
  const t = useMessages(messages);
  return (
    <SystemContent
      code={403}
      text={t('menuFailed')}
      only
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button onClick={onSignOut}>{t('signOut')}</Button>
        </>
      }
    />
  );
}
