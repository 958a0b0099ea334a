import { useTrying } from '@console/auth';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/**
 * Shows that the session is waiting for the server and nothing is lost; disappears when the server answers
 * (docs/model/shell.md#session).
 */
export function ReconnectBanner() {
  const t = useMessages(messages);
  const trying = useTrying();
  // The live region is always rendered, so that screen readers announce what appears in it.
  return (
    <div role="status" aria-live="polite">
      {trying && (
        <p className="offline-banner">
          {trying.message && `${trying.message}. `}
          {t('trying')}
        </p>
      )}
    </div>
  );
}
