import { leavePage, useSession, useSessionEnd } from '@console/auth';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { Credentials } from './Credentials.tsx';
import { messages } from './messages.ts';
import { signInElsewhere } from './other-window.ts';
import './sign-in.css';

/**
 * Sign-in dialog over the page: the session expired while a form has unsaved input (docs/model/shell.md#session). After
 * the same user signs in, the page continues; any other user must use the login page.
 */
export default function SignInAgain() {
  const t = useMessages(messages);
  const { status, username, mode } = useSession();
  const end = useSessionEnd();
  const [waiting, setWaiting] = useState(false);
  if (status !== 'suspended') return null;
  const elsewhere = () => {
    signInElsewhere();
    setWaiting(true);
  };
  return (
    // Escape must not discard unsaved input: leaving the page has its own button.
    <Dialog
      title={t('again')}
      width={420}
      onClose={() => undefined}
      footer={
        <Button variant="quiet" onClick={() => leavePage()}>
          {t('otherUser')}
        </Button>
      }
    >
      {end === 'displaced' && <p>{t(end)}</p>}
      <p>{t('againText')}</p>
      {mode === 'local' ? (
        <Credentials only={username ?? ''} />
      ) : (
        <>
          <p>
            <strong>{username}</strong>
          </p>
          <Button variant="primary" onClick={elsewhere}>
            {t('bySso')}
          </Button>
          <output>{waiting ? t('waiting') : ''}</output>
        </>
      )}
    </Dialog>
  );
}
