import type { Services } from '../../platform/services.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Run } from './tables.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was typed for an act, as it is stored: texts may name personal numbers. */
export const protectedInput = async (services: Services, values: Values): Promise<string> =>
  (await protectionOf(services)).encrypt(JSON.stringify(values));

/** What was typed for the act of a run. */
export const inputOf = async (services: Services, { input }: Pick<Run, 'input'>): Promise<Values> =>
  input ? (JSON.parse((await protectionOf(services)).decrypt(input)) as Values) : {};
