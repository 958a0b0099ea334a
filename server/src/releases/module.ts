import { releaseCalls, shellReleaseCalls } from '@console/contracts/platform/releases/calls';
import { allChanges } from '@console/contracts/platform/releases/changes';
import { sql } from 'kysely';
import { liveFigures } from '../people/notices/live-figures.ts';
import { actorOf } from '../platform/audit/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Application, Module } from '../platform/http/application.ts';
import { serve } from '../platform/http/serve.ts';
import { every } from '../platform/jobs/periodic.ts';
import { schedule } from '../platform/schedule/job.ts';
import { daily, everyMinutes } from '../platform/schedule/when.ts';
import { applyMove } from './state/apply.ts';
import { signedFor } from './delivery/document.ts';
import { serveMetrics } from './reports/metrics-page.ts';
import { resolutions } from './metrics.ts';
import { healthOf, listChanges, listReleases, listRemotes, liveReleases } from './reports/readings.ts';
import { receiveReport } from './reports/receive.ts';
import { registerApprovals } from '../records/approvals/source.ts';
import { waitingProposals } from './state/waiting.ts';
import { dismissOffer } from './state/offer.ts';
import { personOf } from './keys/principal.ts';
import { readRemote, stateOf } from './remotes.ts';
import { askingOf } from './delivery/resolve.ts';
import { listKeys, retireKeys, rotateKey } from './keys/rotate.ts';
import { noteShell } from './reports/shells.ts';
import { sweepReleases } from './state/delete-unused-files.ts';
import { serveTeams } from './team.ts';
import { createToken, listTokens, revokeToken } from './keys/tokens.ts';
import { explain } from './reports/explain.ts';

const shellHeartbeatMs = 10 * 60_000;
/** A tab reports once a minute, and at once after a failure. */
const reportsPerMinute = 120;

const remoteOf = ({ parameters }: Pick<Context, 'parameters'>): string => parameters['remote'] ?? '';

function serveReadings(app: Application): void {
  const { services } = app;
  serve(app, releaseCalls.list, () => listRemotes(services));
  serve(app, releaseCalls.detail, async (context) => stateOf(await readRemote(services.db, remoteOf(context))));
  serve(app, releaseCalls.releases, (context) => listReleases(services, remoteOf(context), context.query.page));
  serve(app, releaseCalls.history, (context) => listChanges(services, remoteOf(context), context.query.page));
  serve(app, releaseCalls.health, (context) => healthOf(services, remoteOf(context), context.query.hours));
  serve(app, releaseCalls.live, () => liveReleases(services));
  serve(app, releaseCalls.why, ({ query }) => explain(services, query.username));
}

function serveChanges(app: Application): void {
  const { services } = app;
  for (const change of allChanges)
    serve(app, releaseCalls[change] as never, (context: Context) =>
      applyMove(services, change, remoteOf(context), context.body, actorOf(context), personOf(context.caller)),
    );
  serve(app, releaseCalls.dismissOffer, async (context) => {
    await dismissOffer(services, { remote: remoteOf(context), ...context.body, actor: actorOf(context as Context) });
    return null;
  });
}

function serveTokensAndKeys(app: Application): void {
  const { services } = app;
  serve(app, releaseCalls.tokens, async () => ({ rows: await listTokens(services) }));
  serve(app, releaseCalls.createToken, (context) =>
    createToken(services, actorOf(context as Context), context.caller.userId, context.body),
  );
  serve(app, releaseCalls.revokeToken, async (context) => {
    await revokeToken(services, actorOf(context as Context), context.body);
    return null;
  });
  serve(app, releaseCalls.keys, async () => ({ rows: await listKeys(services) }));
  serve(app, releaseCalls.rotateKey, async (context) => ({
    rows: await rotateKey(services, actorOf(context as Context), context.body.reason),
  }));
}

/** The release registry: which release users get, changes of that, and reports of shells (ADR 22). */
export const releases: Module = (app) => {
  const { services } = app;
  liveFigures(app).releasesRevision = sql<number>`(select value from release_revision)`;
  serve(app, shellReleaseCalls.resolvedPublic, async () => {
    resolutions.inc({ for: 'nobody' });
    return { document: await signedFor(services, null) };
  });
  serve(app, shellReleaseCalls.resolved, async ({ caller }) => {
    resolutions.inc({ for: 'user' });
    return { document: await signedFor(services, askingOf(caller)) };
  });
  serve(
    app,
    shellReleaseCalls.report,
    async ({ caller, body }) => {
      await receiveReport(services, caller, body);
      return null;
    },
    {
      rateLimit: {
        max: reportsPerMinute,
        timeWindow: 60_000,
        keyGenerator: ({ headers }) => String(headers['username']),
      },
    },
  );
  serveReadings(app);
  serveChanges(app);
  serveTokensAndKeys(app);
  serveTeams(app);
  registerApprovals(app, waitingProposals(services));
  serveMetrics(app);
  every(app, shellHeartbeatMs, 'shell-heartbeat', () => noteShell(services));
  schedule(app, {
    name: 'release-sweep',
    version: 'v1',
    when: daily('02:30'),
    run: async () => ({ done: await sweepReleases(services) }),
  });
  schedule(app, {
    name: 'release-keys',
    version: 'v1',
    when: everyMinutes(10),
    run: async () => ({ done: await retireKeys(services) }),
  });
};
