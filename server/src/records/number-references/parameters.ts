import { holdsPersonalNumber } from '@console/contracts/core/personal-number';
import { referredId } from '@console/contracts/core/number-reference';
import { Refusal } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';
import { useReferences } from './store-number.ts';

type Parameters = Readonly<Record<string, unknown>>;

const textsOf = (parameters: Parameters): string[] =>
  Object.values(parameters)
    .flat()
    .filter((value) => typeof value === 'string');

/**
 * Refuses a request whose address contains a full personal number, in a known or unknown parameter.
 * @throws Refusal NUMBER_IN_ADDRESS
 */
export function refuseNumbers({ query, params }: { readonly query: unknown; readonly params: unknown }): void {
  const parameters = [query, params] as Parameters[];
  const texts = parameters.flatMap((each) => [...Object.keys(each), ...textsOf(each)]);
  if (texts.some((text) => holdsPersonalNumber(text.trim()))) throw new Refusal('NUMBER_IN_ADDRESS');
}

/**
 * Replaces number references in the parameters by their numbers. The rights of the caller decide what may be found, as
 * for a typed number.
 * @throws Refusal NUMBER_FORGOTTEN
 */
export async function withReferredNumbers(
  services: Pick<Services, 'db' | 'now' | 'configuration'>,
  parameters: Parameters,
): Promise<Parameters> {
  const ids = textsOf(parameters)
    .map(referredId)
    .filter((id) => id !== null);
  if (ids.length === 0) return parameters;
  const kept = await useReferences(services.db, ids, services.now());
  const texts = await protectionOf(services);
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    const id = typeof value === 'string' ? referredId(value) : null;
    if (id === null) return value;
    const encrypted = kept.get(id);
    if (encrypted === undefined) throw new Refusal('NUMBER_FORGOTTEN');
    return texts.decrypt(encrypted);
  };
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, read(value)]));
}
