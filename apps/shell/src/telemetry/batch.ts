import type { ReportedRemote } from '@console/contracts/platform/releases/reports';
import type { Sighting } from '../federation/failure/sightings.ts';

/** Limits of one report; more is dropped. */
export const limits = { remotes: 50, values: 50, count: 10_000 } as const;

interface Counted {
  remote: string;
  version: string;
  starts: number;
  failures: Record<string, number>;
  calls: number;
  failedCalls: number;
  measured: Record<string, number[]>;
}

const more = (count: number): number => Math.min(count + 1, limits.count);

/** What a tab measured since its last report, grouped by release. */
export class Batch {
  readonly #counted = new Map<string, Counted>();

  #of(remote: string, version: string): Counted | undefined {
    const name = `${remote}@${version}`;
    const existing = this.#counted.get(name);
    if (existing || this.#counted.size >= limits.remotes) return existing;
    const fresh: Counted = { remote, version, starts: 0, failures: {}, calls: 0, failedCalls: 0, measured: {} };
    this.#counted.set(name, fresh);
    return fresh;
  }

  add(sighting: Sighting): void {
    const counted = this.#of(sighting.remote, sighting.version);
    if (!counted) return;
    if ('start' in sighting) counted.starts = more(counted.starts);
    else if ('failure' in sighting) counted.failures[sighting.failure] = more(counted.failures[sighting.failure] ?? 0);
    else {
      const values = (counted.measured[sighting.measure] ??= []);
      const value = Math.round(sighting.value);
      if (values.length < limits.values && value >= 0 && value <= 600_000) values.push(value);
    }
  }

  /** Adds a completed call of a page of the release. */
  addCall(remote: string, version: string, failed: boolean): void {
    const counted = this.#of(remote, version);
    if (!counted) return;
    counted.calls = more(counted.calls);
    if (failed) counted.failedCalls = more(counted.failedCalls);
  }

  /** Returns the measurements and resets. */
  take(): readonly ReportedRemote[] {
    const all = [...this.#counted.values()];
    this.#counted.clear();
    return all;
  }
}
