import { dismissNotice, useNotices, type Notice } from '@console/auth';
import { useMessages } from '@console/ui/messages';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { messages } from './messages.ts';
import { useHeld } from './use-held.ts';
import './snackbar.css';

/** Milliseconds that a notice stays; errors take longer to read. Hover or focus pauses the timer. */
const duration = { success: 5_000, info: 6_000, warning: 8_000, error: 8_000 } as const;

/** Announced at once; the others when the screen reader pauses. */
const isUrgent = ({ severity }: Notice): boolean => severity === 'error' || severity === 'warning';

function Snackbar({ notice }: { readonly notice: Notice }) {
  const t = useMessages(messages);
  const [item, held] = useHeld();
  const { id, severity, sticky, action, text } = notice;
  useEffect(() => {
    if (sticky || held) return undefined;
    const timer = setTimeout(() => dismissNotice(id), duration[severity]);
    return () => clearTimeout(timer);
  }, [id, severity, sticky, held]);
  const run = () => {
    action?.run();
    dismissNotice(id);
  };
  return (
    <div ref={item} className="snackbar" data-severity={severity} role={isUrgent(notice) ? 'alert' : undefined}>
      <span className="visually-hidden">{t(severity)}: </span>
      <span className="snackbar-text">{text}</span>
      {action && (
        <button type="button" className="snackbar-action" onClick={run}>
          {action.text}
        </button>
      )}
      <button type="button" className="snackbar-close" aria-label={t('close')} onClick={() => dismissNotice(id)}>
        ×
      </button>
    </div>
  );
}

/**
 * All notices of the console, rendered once for login page and frame; outside of dialogs, because a modal hides the
 * page from screen readers.
 */
export function Snackbars() {
  const t = useMessages(messages);
  const notices = useNotices();
  return createPortal(
    <section className="snackbars" data-stays-active aria-label={t('region')}>
      <div aria-live="polite">
        {notices
          .filter((notice) => !isUrgent(notice))
          .map((notice) => (
            <Snackbar key={notice.id} notice={notice} />
          ))}
      </div>
      <div>
        {notices.filter(isUrgent).map((notice) => (
          <Snackbar key={notice.id} notice={notice} />
        ))}
      </div>
    </section>,
    document.body,
  );
}
