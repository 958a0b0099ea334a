import type { Configuration } from '../../platform/configuration/configuration.ts';
import { demoPasswordFile, type DemoPassword } from '../../people/passwords/demo-password.ts';

/**
 * Seeded accounts that together show the whole console to a first visitor; all seeded accounts have the same password.
 */
export const demoAccounts = [
  ['ADMIN01', 'administrator: every module, Full Access'],
  ['KACAB01', 'head of one branch: sees and does what belongs to it'],
  ['AUDIT01', 'internal audit: sees and exports, changes nothing'],
  ['TAMU01', 'guest: home, and a look at cards'],
] as const;

/**
 * What the start prints about accounts: in a demonstration the accounts and their password, else the file of the first
 * admin's password.
 */
export function accountsToTell(
  { source, password }: DemoPassword,
  { demoAccounts: usable, dataDirectory }: Pick<Configuration, 'demoAccounts' | 'dataDirectory'>,
): string[] {
  const given = source === 'environment';
  if (source === 'earlier')
    return [
      'The accounts were seeded at an earlier start; their passwords are those of then, or what was made of them since',
    ];
  if (!usable)
    return [
      'ADMIN01 signs in first by ' +
        `${given ? 'CONSOLE_DEMO_PASSWORD' : `the password in ${demoPasswordFile(dataDirectory)}`}, and changes it`,
    ];
  return [
    `Demo accounts, ${given ? 'with the password of CONSOLE_DEMO_PASSWORD' : `password ${password}`}:`,
    ...demoAccounts.map(([username, description]) => `  ${username.padEnd(8)} ${description}`),
  ];
}
