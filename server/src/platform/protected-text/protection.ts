import type { Configuration } from '../configuration/configuration.ts';
import type { Services } from '../services.ts';
import { loadDataKey, readKey } from './data-key.ts';
import { protectedText, type ProtectedText } from './protected-text.ts';

const known = new WeakMap<object, Promise<ProtectedText>>();

type KeySource = Pick<Configuration, 'dataDirectory' | 'dataKey' | 'earlierDataKeys'>;

/** The encryption of a configuration. @throws Error for an invalid key */
export const loadProtection = async ({ dataDirectory, dataKey, earlierDataKeys }: KeySource): Promise<ProtectedText> =>
  protectedText(
    await loadDataKey(dataDirectory, dataKey),
    earlierDataKeys.map((key) => readKey(key, 'CONSOLE_DATA_KEY_EARLIER')),
  );

/**
 * The encryption of the running program, for stored data that may contain personal numbers or secrets.
 * @example const texts = await protectionOf(services); const stored = texts.encrypt(number);
 */
export function protectionOf({ configuration }: Pick<Services, 'configuration'>): Promise<ProtectedText> {
  const protection = known.get(configuration) ?? loadProtection(configuration);
  known.set(configuration, protection);
  return protection;
}
