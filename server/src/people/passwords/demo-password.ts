import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatePassword } from './generate.ts';

export interface DemoPassword {
  readonly password: string;
  /** `earlier`: the accounts were seeded at an earlier start, and their password is not known. */
  readonly source: 'environment' | 'kept' | 'generated' | 'earlier';
}

/** The file of a generated password. */
export const demoPasswordFile = (dataDirectory: string): string => join(dataDirectory, 'demo-password');

const missing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The password of the seeded accounts: from the environment, else from the data directory, else a new one that is
 * stored there, readable by its owner only.
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
