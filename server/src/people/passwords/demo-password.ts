import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatePassword } from './generate.ts';

export interface DemoPassword {
  readonly password: string;
  /** `earlier`: the accounts were seeded before this start, which knows their password no more. */
  readonly source: 'environment' | 'kept' | 'generated' | 'earlier';
}

/** Where a password that was generated lies. */
export const demoPasswordFile = (dataDirectory: string): string => join(dataDirectory, 'demo-password');

const missing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The password of the seeded accounts: the one given by the environment, else the one kept in the data directory,
 * else a new one that is kept there, readable by the owner alone.
 */
export async function demoPassword(dataDirectory: string, given: string | undefined): Promise<DemoPassword> {
  if (given) return { password: given, source: 'environment' };
  const file = demoPasswordFile(dataDirectory);
  try {
    const kept = (await readFile(file, 'utf8')).trim();
    if (kept) return { password: kept, source: 'kept' };
  } catch (error) {
    if (!missing(error)) throw error;
  }
  const password = generatePassword();
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return { password, source: 'generated' };
}
