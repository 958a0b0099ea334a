import { useMessages } from '@console/ui/messages';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { messages } from './messages.ts';

/** Shown when the shell itself fails: one sentence and a button that reloads. */
export function Crashed() {
  const error = useRouteError();
  const t = useMessages(messages);
  useEffect(() => console.error('shell', error), [error]);
  return (
    <main role="alert">
      <h1>{t('crashed')}</h1>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </main>
  );
}
