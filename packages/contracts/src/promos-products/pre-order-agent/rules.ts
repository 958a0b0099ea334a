import { checkValidDays, type AccountResult, type NikResult } from './vocabulary.ts';

const dayMs = 86_400_000;

/** Results of the checks that an agent needs to become active. The step itself checks the phone. */
interface CheckedAgent {
  readonly nikResult: NikResult | null;
  readonly nikCheckedAt: string | null;
  readonly accountResult: AccountResult | null;
  readonly accountCheckedAt: string | null;
}

/** Field with the reason for a check that has not passed. */
export type ReasonField = 'nikReason' | 'accountReason';

/**
 * The reasons that an agent needs to become active: one for each check that has not passed.
 * @example reasonsNeeded({ nikResult: 'PASSED', accountResult: null }); // ['accountReason']
 */
export const reasonsNeeded = ({
  nikResult,
  accountResult,
}: Pick<CheckedAgent, 'nikResult' | 'accountResult'>): readonly ReasonField[] => [
  ...(nikResult === 'PASSED' ? [] : (['nikReason'] as const)),
  ...(accountResult === 'PASSED' ? [] : (['accountReason'] as const)),
];

const failures: ReadonlySet<NikResult | AccountResult | null> = new Set<NikResult | AccountResult>([
  'NIK_UNKNOWN',
  'DECEASED',
  'ACCOUNT_UNKNOWN',
]);

/**
 * Whether a check failed in a way that no reason explains: there is no such person or account. A name may be spelt
 * differently.
 */
export const hasFailedCheck = ({
  nikResult,
  accountResult,
}: Pick<CheckedAgent, 'nikResult' | 'accountResult'>): boolean =>
  failures.has(nikResult) || failures.has(accountResult);

/** Whether a check of an agent passed more than 180 days ago. `now` is in milliseconds. */
export function hasOutdatedCheck(agent: CheckedAgent, now: number): boolean {
  const oldest = now - checkValidDays * dayMs;
  const checks = [
    [agent.nikResult, agent.nikCheckedAt],
    [agent.accountResult, agent.accountCheckedAt],
  ] as const;
  return checks.some(([result, at]) => result === 'PASSED' && Date.parse(at ?? '') < oldest);
}
