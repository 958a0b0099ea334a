import { teamChanges } from '@console/contracts/platform/releases/changes';
import { teamReleaseCalls } from '@console/contracts/platform/releases/team-calls';
import type { Context } from '../platform/context.ts';
import type { Application } from '../platform/http/application.ts';
import { serve, type Handler, type ServeOptions } from '../platform/http/serve.ts';
import type { Call } from '@console/contracts/core/call';
import { invalid } from '../platform/http/refusal.ts';
import { applyMove } from './state/apply.ts';
import { dismissOffer } from './state/offer.ts';
import { publishRelease } from './publishing/publish.ts';
import { listChanges, listReleases, listRemotes, liveReleases, summaryOf } from './reports/readings.ts';
import { readRelease, readRemote, stateOf } from './remotes.ts';
import { signRelease } from './publishing/add-signature.ts';
import { anyRemote } from './schema/tables.ts';
import { checkOwn, teamOf, type Team } from './keys/tokens.ts';
import { explain } from './reports/explain.ts';

const remoteOf = ({ parameters }: Pick<Context, 'parameters'>): string => parameters['remote'] ?? '';

/** Limit of calls with tokens, valid or not, per address and minute. */
const rateLimit = { max: 120, timeWindow: 60_000, groupId: 'team-release' };

type TeamHandler<Query, Body, Result> = (
  context: Context<Query, Body>,
  team: Team,
) => ReturnType<Handler<Query, Body, Result>>;

/** Serves a call to holders of a team's token, which is checked before the body is read. */
function serveTeam<Query, Body, Result>(
  app: Application,
  call: Call<Query, Body, Result>,
  handle: TeamHandler<Query, Body, Result>,
): void {
  const options: ServeOptions = { rateLimit, admit: (brought) => teamOf(app.services, brought) };
  serve(app, call, async (context) => handle(context, await teamOf(app.services, context)), options);
}

/**
 * The registry for the teams' command line. A team reads what its release must fit, and changes its own remote only.
 */
export function serveTeams(app: Application): void {
  const { services } = app;
  serveTeam(app, teamReleaseCalls.whose, async (_, { remote, name, expiresAt }) => ({ remote, name, expiresAt }));
  serveTeam(app, teamReleaseCalls.list, () => listRemotes(services));
  serveTeam(app, teamReleaseCalls.detail, async (context) => stateOf(await readRemote(services.db, remoteOf(context))));
  serveTeam(app, teamReleaseCalls.releases, (context) => listReleases(services, remoteOf(context), context.query.page));
  serveTeam(app, teamReleaseCalls.history, (context) => listChanges(services, remoteOf(context), context.query.page));
  serveTeam(app, teamReleaseCalls.live, () => liveReleases(services));
  serveTeam(app, teamReleaseCalls.why, ({ query }, { remote }) =>
    explain(services, query.username, remote === anyRemote ? undefined : remote),
  );
  serveTeam(app, teamReleaseCalls.publish, async (context, team) => {
    const remote = remoteOf(context);
    checkOwn(team, remote);
    if (!context.upload) throw invalid({ field: 'file', code: 'REQUIRED' });
    const { state, known, version } = await publishRelease(services, team, {
      remote,
      ...context.body,
      signature: context.body.signature,
      reason: context.body.reason,
      archive: context.upload.path,
    });
    const release = await services.db
      .selectFrom('release')
      .selectAll()
      .where('remote_id', '=', remote)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return { state, release: summaryOf(release), known };
  });
  serveTeam(app, teamReleaseCalls.record, async (context) => ({
    record: (await readRelease(services.db, remoteOf(context), context.query.version)).record,
  }));
  serveTeam(app, teamReleaseCalls.sign, async (context, team) => {
    checkOwn(team, remoteOf(context));
    return { release: await signRelease(services, team, { remote: remoteOf(context), ...context.body }) };
  });
  serveTeam(app, teamReleaseCalls.dismissOffer, async (context, team) => {
    checkOwn(team, remoteOf(context));
    await dismissOffer(services, { remote: remoteOf(context), ...context.body, actor: team.actor });
    return null;
  });
  for (const change of teamChanges) {
    serveTeam(app, teamReleaseCalls[change], async (context, team) => {
      checkOwn(team, remoteOf(context));
      return applyMove(services, change, remoteOf(context), context.body, team.actor, team.principal);
    });
  }
}
