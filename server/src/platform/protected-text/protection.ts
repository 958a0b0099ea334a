import type { Configuration } from '../configuration/configuration.ts';
import type { Services } from '../services.ts';
import { loadDataKey, readKey } from './data-key.ts';
import { protectedText, type ProtectedText } from './protected-text.ts';

const known = new WeakMap<object, Promise<ProtectedText>>();

type KeySource = Pick<Configuration, 'dataDirectory' | 'dataKey' | 'earlierDataKeys'>;

/** The protection that a configuration gives. @throws Error for a key that is none */
export const loadProtection = async ({ dataDirectory, dataKey, earlierDataKeys }: KeySource): Promise<ProtectedText> =>
  protectedText(
    await loadDataKey(dataDirectory, dataKey),
    earlierDataKeys.map((key) => readKey(key, 'CONSOLE_DATA_KEY_EARLIER')),
  );

/**
 * The protection of the running program, for whatever waits in the database and may hold personal numbers or secrets.
 */
export function protectionOf({ configuration }: Pick<Services, 'configuration'>): Promise<ProtectedText> {
  const protection = known.get(configuration) ?? loadProtection(configuration);
  known.set(configuration, protection);
  return protection;
}
