import { authCall } from '@console/auth';
import { debounce } from '@console/contracts/core/constants';
import type { PasswordRule } from '@console/contracts/shell/auth';
import { useEffect, useState } from 'react';

/** The rules of the password policy and whether this password meets each, requested while the user types. */
export function usePasswordRules(username: string, password: string): readonly PasswordRule[] {
  const [rules, setRules] = useState<readonly PasswordRule[]>([]);
  useEffect(() => {
    if (password === '') return undefined;
    let current = true;
    const timer = setTimeout(() => {
      authCall('POST', 'password-validate', { username, password }).then(
        (answer) => {
          if (current) setRules((answer as { result: { rules: PasswordRule[] } }).result.rules);
        },
        // The rules are checked again on saving.
        () => undefined,
      );
    }, debounce);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [username, password]);
  return rules;
}
