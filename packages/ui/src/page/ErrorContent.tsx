import { isApiError } from '@console/api/error';
import { Button, Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import { isPassing } from '@console/contracts/core/passing-causes';
import {
  ForbiddenContent,
  MaintenanceContent,
  PassingContent,
  RecordNotFoundContent,
  ServerErrorContent,
} from './contents.tsx';
import { messages } from './messages.ts';

export interface ErrorContentProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** True on the page of one record: an address with a malformed id then shows the same 404 as an unknown one. */
  readonly record?: boolean;
}

/**
 * Shown instead of a page whose first call failed: the content of the status (E15 to E18), or the error's text with
 * "Coba lagi" for anything else, such as a lost connection.
 * @example
 * if (error) return <ErrorContent error={error} onRetry={() => void refetch()} />;
 */
export function ErrorContent({ error, onRetry, record = false }: ErrorContentProps) {
  const t = useMessages(messages);
  const text = useErrorText();
  const known = isApiError(error) ? error : undefined;
  const { status = 500, privilege, action } = known ?? {};
  // The session handles 401 itself: the sign-in is about to appear.
  if (status === 401) return <Spin />;
  if (status === 403) return <ForbiddenContent needs={privilege && action ? { privilege, action } : undefined} />;
  if (status === 404 || (record && (status === 400 || status === 422))) return <RecordNotFoundContent />;
  if (known && isPassing(known.code)) return <PassingContent message={known.message} onRetry={onRetry} />;
  if (status === 503) return <MaintenanceContent message={known?.message} />;
  if (status >= 500) return <ServerErrorContent requestId={known?.requestId ?? undefined} onReload={onRetry} />;
  return (
    <div className="load-failed" role="alert">
      <p>{text(error)}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
