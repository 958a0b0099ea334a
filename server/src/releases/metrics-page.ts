import { createHash, timingSafeEqual } from 'node:crypto';
import type { Application } from '../platform/http/application.ts';
import { metrics } from '../platform/metrics.ts';
import { disabled, given, steppedBack, unproved } from './metrics.ts';
import { versionsOf } from './remotes.ts';
import { soon } from '../platform/outage/soon.ts';
import { releaseKey, snapshots, type Snapshot } from './snapshot.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Writes the state of the registry into the gauges, anew: a release that has gone leaves no line. */
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

/** The database is waited for so long, in milliseconds: what a scrape does not get in time is lost. */
const patienceMs = 1_000;

/**
 * `/metrics` for Prometheus, for whoever brings the token of the configuration; without one there is no such page.
 * It answers from memory: while the database is away the gauges of the registry stand as they were last, or have no
 * lines.
 */
export function serveMetrics({ http, services }: Application): void {
  const token = services.configuration.metricsToken;
  if (token === null) return;
  const wanted = digest(`Bearer ${token}`);
  http.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      return reply.status(401).type('text/plain; charset=utf-8').send('Unauthorized\n');
    const registry = snapshots(services);
    const known = (await soon(registry.current(), patienceMs)) ?? registry.last;
    if (known) gauge(known);
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
