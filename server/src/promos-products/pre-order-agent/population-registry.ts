import { nikAgrees } from '@console/contracts/core/nik';
import type { NikResult } from '@console/contracts/promos-products/pre-order-agent/vocabulary';
import { part } from '../../platform/http/part.ts';
import { likeness } from '../../platform/likeness.ts';

/** A person whose NIK is checked. */
export interface CheckedPerson {
  /** The same on each retry. */
  readonly id: string;
  readonly name: string;
  readonly nik: string;
}

/** What Dukcapil answers about a NIK. */
export interface RegistryAnswer {
  readonly found: boolean;
  readonly name: string;
  readonly birthDate: string;
  readonly deceased: boolean;
}

/** Asks Dukcapil. Null without a usable answer. */
export type AskRegistry = (person: CheckedPerson) => Promise<RegistryAnswer | null>;

/**
 * Access to Dukcapil; the domain of cards sets it, which has the provider of checks.
 * @example populationRegistry(app).current = (person) => provider.ask('Dukcapil', person);
 */
export const populationRegistry = part((): { current: AskRegistry } => ({ current: () => Promise.resolve(null) }));

const minLikeness = 90;

/** The result of the NIK check: found, alive, born on the day in the NIK, and at least 90 % the same name. */
export function nikResultOf({ name, nik }: CheckedPerson, answer: RegistryAnswer): NikResult {
  if (!answer.found) return 'NIK_UNKNOWN';
  if (answer.deceased) return 'DECEASED';
  if (likeness(answer.name, name) < minLikeness) return 'NAME_DIFFERS';
  const isBornThen = (['M', 'F'] as const).some((gender) => nikAgrees(nik, answer.birthDate, gender));
  return isBornThen ? 'PASSED' : 'BIRTH_DATE_DIFFERS';
}
