import { CopyButton } from '../copy/index.ts';
import { Button } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { SystemContent } from './SystemContent.tsx';
import { later } from '../later/index.ts';

/**
 * Unknown address, or a page without the privilege; does not say which (E9, E10).
 * @example
 * if (!route) return <NotFoundContent />;
 */
export function NotFoundContent() {
  return <SystemContent code={404} text={useMessages(messages)('notFound')} />;
}

/**
 * Unknown, deleted or out-of-scope record on a page that exists; does not say which (E18).
 * @example
 * if (record === null) return <RecordNotFoundContent />;
 */
export function RecordNotFoundContent() {
  return <SystemContent code={404} text={useMessages(messages)('recordNotFound')} />;
}

const NeededRights = later(() => import('./NeededRights.tsx'));

/**
 * A create or update page opened by its address without the right (E17); `needs` names the right and its roles.
 * @example
 * <ForbiddenContent needs={{ privilege: 'card-types:browse', action: 'create' }} />
 */
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

/**
 * A page whose first call failed with 500 (E16); `onReload` retries.
 * @example
 * <ServerErrorContent requestId={error.requestId} onReload={refetch} />
 */
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
          {t('requestId')}: <code>{requestId}</code> <CopyButton title={t('requestId')} value={requestId} />
        </p>
      )}
    </SystemContent>
  );
}

/**
 * A module under maintenance (E15); `message` is MAINTENANCE_MESSAGE or the text of the 503 answer.
 * @example
 * <MaintenanceContent message={error.message} />
 */
export function MaintenanceContent({ message }: { readonly message?: string | undefined }) {
  const t = useMessages(messages);
  return <SystemContent code={503} text={message || t('maintenance')} />;
}

/**
 * A page whose first call failed for a passing cause: shows the cause; it is retried automatically and by the button.
 */
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

/**
 * The person's privileges could not be read (E8): no page can open, so only retry and sign-out are offered. The page
 * also retries by itself.
 * @example
 * <MenuFailedContent onRetry={reloadMenu} onSignOut={signOut} busy={loading} />
 */
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
    >
      <p>{t('asksAgain')}</p>
    </SystemContent>
  );
}
