import { useProfile, type Profile } from '@console/auth';
import type { ApiError } from '@console/api';
import { passwordFieldErrors } from '@console/contracts/shell/auth';
import { Button } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { SaveFailure, useFailure } from '@console/ui/form';
import { useUnsavedGuard } from '@console/ui/guard';
import { common, useMessages, useText } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { PasswordField } from '../../sign-in/PasswordField.tsx';
import { PasswordRules } from '../../sign-in/PasswordRules.tsx';
import { changeOwnPassword } from '../account.ts';
import '../administration.css';
import { messages } from './messages.ts';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };
type Name = keyof typeof empty;
type Faults = Partial<Record<Name, string>>;
const names = Object.keys(empty) as Name[];

/** The server's errors by field. */
const faultsOf = ({ errors }: ApiError): Faults =>
  Object.fromEntries(
    names.flatMap((name) => {
      const texts = errors
        .filter((error) => error.field === name)
        .map((error) => error.message)
        .filter(Boolean);
      return texts.length > 0 ? [[name, texts.join('. ')]] : [];
    }),
  );

function ChangeForm({ username, signInMode }: Pick<Profile, 'username' | 'signInMode'>) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const failing = useFailure();
  const navigate = useNavigate();
  const [send, { isLoading }] = changeOwnPassword[signInMode].useMutation();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Faults>({});
  const leave = useUnsavedGuard(names.some((name) => values[name] !== ''));

  const submit = async () => {
    failing.forget();
    const missing = Object.fromEntries(
      names.filter((name) => values[name] === '').map((name) => [name, words('required')]),
    ) as Faults;
    const differs =
      values.newPassword !== values.confirmPassword && !missing.confirmPassword
        ? { confirmPassword: text(passwordFieldErrors.CONFIRMATION) }
        : {};
    const found = { ...missing, ...differs };
    setFaults(found);
    if (isLoading || Object.keys(found).length > 0) return;
    const answer = await send({ body: values });
    if ('error' in answer) {
      const refused = faultsOf(answer.error);
      setFaults(refused);
      if (Object.keys(refused).length === 0) failing.show(answer.error);
      return;
    }
    leave();
    notify.success(t('changed'));
    void navigate('/profile');
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  const field = (name: Name) => (
    <PasswordField
      label={t(name)}
      value={values[name]}
      error={faults[name] ?? null}
      autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
      onChange={(value) => setValues((current) => ({ ...current, [name]: value }))}
    />
  );

  return (
    <form className="panel password-form" noValidate aria-busy={isLoading} onSubmit={onSubmit}>
      <input className="visually-hidden" value={username} autoComplete="username" readOnly tabIndex={-1} aria-hidden />
      {field('oldPassword')}
      {field('newPassword')}
      <PasswordRules username={username} password={values.newPassword} />
      {field('confirmPassword')}
      <SaveFailure of={failing.failure} onRetry={submit} busy={isLoading} />
      <div className="password-buttons">
        <Button onClick={() => navigate('/profile')}>{words('cancel')}</Button>
        <ActionButton type="submit" variant="primary" busy={isLoading}>
          {words('save')}
        </ActionButton>
      </div>
    </form>
  );
}

/**
 * Changes the user's password, here or at the identity service, depending on how the user signed in
 * (docs/model/shell.md#password).
 */
export default function ChangePasswordPage() {
  const t = useMessages(messages);
  const profile = useProfile();
  if (profile.state !== 'loaded') return null;
  return (
    <Page title={t('changePassword')} note={t('changeNote')}>
      <ChangeForm username={profile.data.username} signInMode={profile.data.signInMode} />
    </Page>
  );
}
