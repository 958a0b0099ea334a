import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationFault } from '../configuration/fault.ts';

const bytes = 32;

/**
 * Decodes a key in base64.
 * @throws ConfigurationFault naming its source when it is not a key.
 */
export function readKey(text: string, source: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== bytes) throw new ConfigurationFault(`${source} must be ${bytes} bytes in base64.`);
  return key;
}

const keyFile = (dataDirectory: string): string => path.join(dataDirectory, 'data.key');

/** The data key as given, else the one in the data directory; `null` when there is none yet. */
export async function keptDataKey(dataDirectory: string, given: string | null): Promise<Buffer | null> {
  if (given) return readKey(given, 'CONSOLE_DATA_KEY');
  const file = keyFile(dataDirectory);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  return text === null ? null : readKey(text, file);
}

/**
 * The key that protects secrets and personal numbers in the database: as given, else stored in the data directory and
 * generated at the first start. All processes on one database must have the same key.
 * @param given value of CONSOLE_DATA_KEY, 32 bytes in base64
 */
export async function loadDataKey(dataDirectory: string, given: string | null): Promise<Buffer> {
  if (given) return readKey(given, 'CONSOLE_DATA_KEY');
  const file = keyFile(dataDirectory);
  // `wx`: when two programs start at once, one writes and both read the same key.
  await writeFile(file, randomBytes(bytes).toString('base64'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readKey(await readFile(file, 'utf8'), file);
}
