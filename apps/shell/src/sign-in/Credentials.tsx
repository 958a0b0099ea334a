import { useState } from 'react';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { LocalForm } from './LocalForm.tsx';

/** Local sign-in: the form, and the change of a password that may not be used any longer. */
export function Credentials({ only }: { readonly only?: string }) {
  const [due, setDue] = useState<{ username: string; oldPassword: string } | null>(null);
  if (due) return <ChangePasswordForm {...due} onBack={() => setDue(null)} />;
  return (
    <LocalForm
      {...(only === undefined ? {} : { only })}
      onChangeRequired={(username, oldPassword) => setDue({ username, oldPassword })}
    />
  );
}
