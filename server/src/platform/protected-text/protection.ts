import { loadDataKey } from './data-key.ts';
import { protectedText, type ProtectedText } from './protected-text.ts';
import type { Services } from '../services.ts';

const known = new WeakMap<object, Promise<ProtectedText>>();

/** The protection of the running program, for whatever waits in the database and may hold personal numbers or secrets. */
export function protectionOf({ configuration }: Pick<Services, 'configuration'>): Promise<ProtectedText> {
  const protection =
    known.get(configuration) ?? loadDataKey(configuration.dataDirectory, configuration.dataKey).then(protectedText);
  known.set(configuration, protection);
  return protection;
}
