import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import { usePasswordRules } from './use-password-rules.ts';

/** The rules of the password policy, and whether the typed password meets each. */
export function PasswordRules({ username, password }: { readonly username: string; readonly password: string }) {
  const t = useMessages(messages);
  const rules = usePasswordRules(username, password);
  if (rules.length === 0) return null;
  return (
    <ul className="password-rules" aria-label={t('rules')}>
      {rules.map(({ code, passed, message }) => (
        <li key={code} data-passed={passed}>
          {message} <span className="visually-hidden">({t(passed ? 'passed' : 'notPassed')})</span>
        </li>
      ))}
    </ul>
  );
}
