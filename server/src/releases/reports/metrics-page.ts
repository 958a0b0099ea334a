import { createHash, timingSafeEqual } from 'node:crypto';
import type { Application } from '../../platform/http/application.ts';
import { metrics } from '../../platform/metrics.ts';
import { disabled, given, steppedBack, unproved } from '../metrics.ts';
import { versionsOf } from '../remotes.ts';
import { resultWithin } from '../../platform/outage/result-within.ts';
import { releaseKey, snapshots, type Snapshot } from '../delivery/snapshot.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Sets the gauges from the registry; gauges of removed releases disappear. */
function gauge({ remotes, records }: Snapshot): void {
  given.reset();
  disabled.reset();
  steppedBack.reset();
  let doubtful = 0;
  for (const { id, stable, previous, canary, pinned, disabled: off, stepped_back: back } of remotes) {
    for (const [as, version] of Object.entries({ stable, previous, canary: canary?.version, pinned }))
      if (version != null) given.set({ remote: id, version, as }, 1);
    disabled.set({ remote: id }, off === null ? 0 : 1);
    steppedBack.set({ remote: id }, back === null ? 0 : 1);
    doubtful += versionsOf({ stable, previous, canary, pinned }).filter(
      (version) => !records.has(releaseKey(id, version)),
    ).length;
  }
  unproved.set(doubtful);
}

/** Milliseconds to wait for the database; values that are not read in time are left out. */
const patienceMs = 1_000;

/**
 * `/metrics` for Prometheus, for holders of the configured token; without a token there is no such page. Served from
 * memory: while the database is down, the gauges of the registry keep their last values, or are missing.
 */
export function serveMetrics({ http, services }: Application): void {
  const token = services.configuration.metricsToken;
  if (token === null) return;
  const wanted = digest(`Bearer ${token}`);
  http.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      return reply.status(401).type('text/plain; charset=utf-8').send('Unauthorized\n');
    const registry = snapshots(services);
    const known = (await resultWithin(registry.current(), patienceMs)) ?? registry.last;
    if (known) gauge(known);
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
