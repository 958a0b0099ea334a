import { text, type Language, type Text } from '@console/contracts/core/text';
import type { PasswordRule } from '@console/contracts/shell/auth';
import { isCommonPassword } from './common.ts';

/** The owner of the password, as far as known. */
export interface Owner {
  readonly username?: string | null;
  readonly name?: string | null;
}

interface Rule {
  readonly code: string;
  readonly text: Text;
  passes(password: string, owner: Owner): boolean | Promise<boolean>;
}

const namePartLength = 4;

function holdsPartOfName(password: string, name: string): boolean {
  const typed = password.toLowerCase();
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => {
      for (let start = 0; start + namePartLength <= word.length; start += 1) {
        if (typed.includes(word.slice(start, start + namePartLength))) return true;
      }
      return false;
    });
}

/** The password policy in the order of display (docs/model/shell.md#password). The history is checked separately. */
const rules: readonly Rule[] = [
  {
    code: 'LENGTH',
    text: text('10-64 karakter', '10-64 characters'),
    passes: (password) => password.length >= 10 && password.length <= 64,
  },
  { code: 'UPPER', text: text('Huruf besar', 'Upper-case letter'), passes: (password) => /\p{Lu}/u.test(password) },
  { code: 'LOWER', text: text('Huruf kecil', 'Lower-case letter'), passes: (password) => /\p{Ll}/u.test(password) },
  { code: 'DIGIT', text: text('Angka', 'Digit'), passes: (password) => /\d/.test(password) },
  { code: 'SYMBOL', text: text('Simbol', 'Symbol'), passes: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
  {
    code: 'USERNAME',
    text: text('Tidak memuat username', 'Does not contain the username'),
    passes: (password, { username }) => !username || !password.toLowerCase().includes(username.toLowerCase()),
  },
  {
    code: 'NAME',
    text: text('Tidak memuat bagian nama', 'Does not contain a part of the name'),
    passes: (password, { name }) => !name || !holdsPartOfName(password, name),
  },
  {
    code: 'COMMON',
    text: text('Bukan password umum atau yang pernah bocor', 'Is not a common or breached password'),
    passes: async (password) => password !== '' && !(await isCommonPassword(password)),
  },
];

/** The result of every rule for the password. */
export const checkPolicy = (password: string, owner: Owner, language: Language): Promise<PasswordRule[]> =>
  Promise.all(
    rules.map(async (rule) => ({
      code: rule.code,
      passed: await rule.passes(password, owner),
      message: rule.text[language],
    })),
  );

/** Codes of the violated rules; none when it may be used. */
export const brokenRules = async (password: string, owner: Owner): Promise<string[]> =>
  (await checkPolicy(password, owner, 'id')).filter(({ passed }) => !passed).map(({ code }) => code);
