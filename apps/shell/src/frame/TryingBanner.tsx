import { useTrying } from '@console/auth';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/**
 * Says that the session waits for the services and that nothing is lost; goes by itself when they answer
 * (docs/model/shell.md#session).
 */
export function TryingBanner() {
  const t = useMessages(messages);
  const trying = useTrying();
  // The place is always there, so that what appears in it is read out.
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
