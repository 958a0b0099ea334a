import type { FailureKind } from '../failure/failure.ts';

const key = 'console.stepped-back';
/** Milliseconds after which a release that failed here is tried again. */
const lasts = 24 * 3_600_000;

/** That a release failed in this browser, and what runs instead. */
export interface StepBack {
  readonly version: string;
  /** Version that runs instead. */
  readonly to: string;
  readonly kind: FailureKind;
  /** Of the failure, as it stands on the page and in the log. */
  readonly supportId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the person has been told. */
  readonly told: boolean;
}

type All = Readonly<Record<string, StepBack>>;

/** Every step back of this browser, by remote. */
export function stepsBack(): All {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as All;
  } catch {
    return {};
  }
}

function write(all: All): void {
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    localStorage.removeItem(key);
  }
}

/** The step back from this very release, within the last day. */
export function stepBackFrom(remote: string, version: string): StepBack | undefined {
  const found = stepsBack()[remote];
  return found?.version === version && Date.now() - found.at < lasts ? found : undefined;
}

/** Keeps a step back, for all tabs and later visits. */
export const noteStepBack = (remote: string, step: Omit<StepBack, 'at' | 'told'>): void =>
  write({ ...stepsBack(), [remote]: { ...step, at: Date.now(), told: false } });

/** Notes that the person knows. */
export function markTold(remote: string): void {
  const { [remote]: found, ...others } = stepsBack();
  if (found) write({ ...others, [remote]: { ...found, told: true } });
}
