import { request, serverNow } from '@console/auth';
import { bases } from '@console/contracts/core/bases';
import type { Report } from '@console/contracts/platform/releases/reports';
import { shellRelease } from './shell-release.ts';
import { Batch } from './batch.ts';

/** Address for reports. */
export const reportAddress = `${bases.middle}/releases/report`;

/**
 * Milliseconds: between reports; after a failure, to send simultaneous failures together; and the pause when the server
 * is overloaded.
 */
export const pace = { usual: 60_000, failure: 1_000, overload: 300_000 } as const;

/** Reports what a tab measures of its releases. A failed report is not retried; its data are lost. */
export class Reporter {
  readonly batch = new Batch();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Infinity;
  #silentUntil = 0;

  /** Sends the waiting measurements within `within` milliseconds. */
  schedule(within: number = pace.usual): void {
    const due = serverNow() + within;
    if (due >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => void this.send(), within);
  }

  /** Sends the waiting measurements now, also while the page unloads. */
  async send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#due = Infinity;
    const remotes = this.batch.take();
    if (remotes.length === 0 || serverNow() < this.#silentUntil) return;
    const report: Report = { shell: shellRelease(), remotes: [...remotes] };
    try {
      const { status } = await request(reportAddress, {
        method: 'POST',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(report),
      });
      if (status === 429 || status >= 500) this.#silentUntil = serverNow() + pace.overload;
    } catch {
      this.#silentUntil = serverNow() + pace.usual;
    }
  }
}
