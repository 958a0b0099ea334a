import { useSessionEnd } from '@console/auth';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { Part } from '../routing/Part.tsx';
import { Choices } from './Choices.tsx';
import { Credentials } from './Credentials.tsx';
import { messages } from './messages.ts';
import { useReturnToOpener } from './other-window.ts';
import './sign-in.css';
import { useSignInStage } from './use-sign-in-stage.ts';

/** Rarely needed, and a dialog is larger than the form. */
const identityAlert = () => import('./IdentityAlert.tsx');

/** The login page, for both ways to sign in (docs/model/shell.md#sign-in). */
export default function SignIn() {
  const t = useMessages(messages);
  // Must run before the stage, which clears the address.
  useReturnToOpener();
  const end = useSessionEnd();
  const { stage, toIdentity, toForm } = useSignInStage();
  return (
    <main className="sign-in">
      <title>{`${t('title')} · ${t('product')}`}</title>
      <section className="sign-in-card">
        <h1>
          <span className="sign-in-brand" aria-hidden />
          {t('product')}
        </h1>
        {stage.name === 'unavailable' && <p className="sign-in-lead">{t('lead')}</p>}
        {stage.name === 'local' && (
          <>
            <p className="sign-in-lead">{t('lead')}</p>
            {end && <p role="note">{t(end)}</p>}
            <Credentials />
            {stage.identity !== 'none' && (
              <Button onClick={toIdentity}>{t(stage.identity === 'failed' ? 'retry' : 'bySso')}</Button>
            )}
          </>
        )}
        {(stage.name === 'reading' || stage.name === 'leaving') && (
          <output className="sign-in-lead">
            <span className="spin" aria-hidden /> {t(stage.name)}
          </output>
        )}
      </section>
      <Choices />
      {stage.name === 'unavailable' && <Part load={identityAlert} props={{ onClose: toForm }} />}
    </main>
  );
}
