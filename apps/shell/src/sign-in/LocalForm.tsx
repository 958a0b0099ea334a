import { notify, signIn, SignInRefused } from '@console/auth';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { answerTo, type SecondStepKind } from './answers.ts';
import { Field } from './Field.tsx';
import { messages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';

/** Not needed to show the form. */
const ahead = () => import('./fetch-ahead.ts');

/** Called with the step that follows a correct password, and the answer that requires it. */
export type OnSecondStep = (kind: SecondStepKind, body: SignInRefused['body']) => void;

interface Props {
  /** Only this user may sign in. */
  readonly only?: string;
  /** The password is correct but must be changed first. */
  readonly onChangeRequired: (username: string, password: string) => void;
  /** The password is correct and a second step follows. */
  readonly onSecondStep: OnSecondStep;
}

/** Sign-in by username and password, with every answer of the error catalogue (E1-E5). */
export function LocalForm({ only, onChangeRequired, onSecondStep }: Props) {
  const t = useMessages(messages);
  const [username, setUsername] = useState(only ?? '');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ username?: string; password?: string }>({});
  const [busy, setBusy] = useState(false);
  const usernameInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const isTyping = password !== '';
  useEffect(() => {
    if (isTyping && only === undefined)
      ahead().then(
        ({ fetchAhead }) => fetchAhead(),
        () => undefined,
      );
  }, [isTyping, only]);
  useEffect(() => (only === undefined ? usernameInput : passwordInput).current?.focus(), [only]);

  function check(name: string) {
    const found: typeof errors = {};
    if (name === '') found.username = t('required');
    else if (name.length < 4 || name.length > 30) found.username = t('usernameLength');
    if (password === '') found.password = t('required');
    setErrors(found);
    (found.username ? usernameInput : passwordInput).current?.focus();
    return !found.username && !found.password;
  }

  function show(refused: SignInRefused, name: string) {
    const answer = answerTo(refused);
    if (answer.text !== '' && (answer.at === 'snackbar' || answer.at === 'change-password'))
      notify({ severity: 'error', text: answer.text });
    if (answer.at === 'change-password') return onChangeRequired(name, password);
    if (answer.at === 'second-factor' || answer.at === 'enrolment') return onSecondStep(answer.at, refused.body);
    if (answer.at === 'snackbar') return undefined;
    setPassword('');
    setErrors({ [answer.at]: answer.text });
    (answer.at === 'username' ? usernameInput : passwordInput).current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const name = username.trim();
    if (busy || !check(name)) return;
    setBusy(true);
    try {
      await signIn({ username: name, password });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof SignInRefused)) throw error;
      show(error, name);
    }
  }

  return (
    <form className="sign-in-form" noValidate aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <Field label={t('username')} error={errors.username ?? null}>
        {(aria) => (
          <input
            {...aria}
            ref={usernameInput}
            className="input"
            value={username}
            autoComplete="username"
            autoCapitalize="characters"
            spellCheck={false}
            readOnly={only !== undefined}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      </Field>
      <PasswordField
        label={t('password')}
        value={password}
        error={errors.password ?? null}
        autoComplete="current-password"
        onChange={setPassword}
        first={only !== undefined}
        ref={passwordInput}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
