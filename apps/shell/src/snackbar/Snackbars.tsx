import { dismissNotice, useNotices, type Notice } from '@console/auth';
import { useMessages } from '@console/ui/messages';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { messages } from './messages.ts';
import { useHeld } from './use-held.ts';
import './snackbar.css';

/** How long a notice stays, in milliseconds; errors are read more slowly. Pointer or focus on it stops the time. */
const stay = { success: 5_000, info: 6_000, warning: 8_000, error: 8_000 } as const;

/** Read out at once; the others when the reader pauses. */
const isUrgent = ({ severity }: Notice): boolean => severity === 'error' || severity === 'warning';

function Snackbar({ notice }: { readonly notice: Notice }) {
  const t = useMessages(messages);
  const [item, held] = useHeld();
  const { id, severity, sticky, action, text } = notice;
  useEffect(() => {
    if (sticky || held) return undefined;
    const timer = setTimeout(() => dismissNotice(id), stay[severity]);
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

/** All notices of the console, once, on the login page as in the frame; beside dialogs, which silence the page. */
export function Snackbars() {
  const t = useMessages(messages);
  const notices = useNotices();
  return createPortal(
    <section className="snackbars" data-always-heard aria-label={t('region')}>
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
