import { useMessages } from '@console/ui/messages';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { messages } from './messages.ts';

/** What is left when the shell itself fails: one sentence and the way to start anew. */
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
