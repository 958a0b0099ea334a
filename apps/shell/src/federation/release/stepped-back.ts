import { serverNow } from '@console/auth';
import type { FailureKind } from '../failure/failure.ts';

const key = 'console.stepped-back';
/** Milliseconds after which a release that failed here is used again. */
const stepBackDuration = 24 * 3_600_000;

/** A release that failed in this browser, and the version used instead. */
export interface StepBack {
  readonly version: string;
  /** The version used instead. */
  readonly to: string;
  readonly kind: FailureKind;
  /** Support id of the failure, as on the page and in the log. */
  readonly supportId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the user has seen the notice. */
  readonly seen: boolean;
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

/** The step back from this release, within the last day. */
export function stepBackFrom(remote: string, version: string): StepBack | undefined {
  const found = stepsBack()[remote];
  return found?.version === version && serverNow() - found.at < stepBackDuration ? found : undefined;
}

/** Stores a step back for all tabs and later visits. */
export const recordStepBack = (remote: string, step: Omit<StepBack, 'at' | 'seen'>): void =>
  write({ ...stepsBack(), [remote]: { ...step, at: serverNow(), seen: false } });

/** Records that the user has seen the notice. */
export function markSeen(remote: string): void {
  const { [remote]: found, ...others } = stepsBack();
  if (found) write({ ...others, [remote]: { ...found, seen: true } });
}
