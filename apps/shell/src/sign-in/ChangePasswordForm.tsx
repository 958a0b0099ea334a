import { authCall, notify, signIn, SignInRefused } from '@console/auth';
import type { FieldError } from '@console/contracts/core/errors';
import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { answerTo } from './answers.ts';
import type { OnSecondStep } from './LocalForm.tsx';
import { messages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { PasswordRules } from './PasswordRules.tsx';

interface Props {
  readonly username: string;
  /** The temporary or expired password just typed. */
  readonly oldPassword: string;
  readonly onSecondStep: OnSecondStep;
  readonly onBack: () => void;
}

/** The text of a refused change, and whether it belongs to the password field. */
function refusalOf({ status, body }: SignInRefused): { field: boolean; text: string } {
  const errors = (body.errors as readonly FieldError[] | undefined) ?? [];
  const text =
    errors
      .map((error) => error.message)
      .filter(Boolean)
      .join('. ') || body.message;
  return status === 422 && typeof text === 'string'
    ? { field: true, text }
    : { field: false, text: answerTo({ status, body }).text };
}

/** Replaces a temporary or expired password, then signs in (docs/model/shell.md#local-sign-in). */
export function ChangePasswordForm({ username, oldPassword, onSecondStep, onBack }: Props) {
  const t = useMessages(messages);
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<{ next?: string; again?: string }>({});
  const [busy, setBusy] = useState(false);
  const nextInput = useRef<HTMLInputElement>(null);

  useEffect(() => nextInput.current?.focus(), []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      ...(next === '' ? { next: t('required') } : {}),
      ...(next === again ? {} : { again: t('confirmDiffers') }),
    };
    setErrors(found);
    if (busy || Object.keys(found).length > 0) return undefined;
    setBusy(true);
    try {
      await authCall('PUT', 'change-password-external', {
        username,
        oldPassword,
        newPassword: next,
        confirmPassword: again,
      });
      await signIn({ username, password: next });
    } catch (error) {
      setBusy(false);
      if (!(error instanceof SignInRefused)) throw error;
      const { at } = answerTo(error);
      if (at === 'second-factor' || at === 'enrolment') return onSecondStep(at, error.body);
      const { field, text } = refusalOf(error);
      if (field) setErrors({ next: text });
      else notify({ severity: 'error', text });
      nextInput.current?.focus();
    }
    return undefined;
  }

  return (
    <form className="sign-in-form" noValidate aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <h2>{t('changeTitle')}</h2>
      <input className="visually-hidden" value={username} autoComplete="username" readOnly tabIndex={-1} aria-hidden />
      <PasswordField
        label={t('newPassword')}
        value={next}
        error={errors.next ?? null}
        autoComplete="new-password"
        onChange={setNext}
        ref={nextInput}
      />
      <PasswordRules username={username} password={next} />
      <PasswordField
        label={t('confirmPassword')}
        value={again}
        error={errors.again ?? null}
        autoComplete="new-password"
        onChange={setAgain}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {t('change')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
