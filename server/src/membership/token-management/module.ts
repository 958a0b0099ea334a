import { externalSources, tokenManagementCalls as calls } from '@console/contracts/membership/token-management';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { keptLogs } from '../../platform/logs/kept-logs.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { hourly } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { sourcesDefinition } from './definition.ts';
import { askForToken, fetchToken } from './approved.ts';
import { forgetMisses } from './misses.ts';
import { revokeTokens } from './tokens.ts';
import { usageOf } from './usage.ts';
import { warnOfExpiry } from './warnings.ts';

const hour = 3_600_000;
const keptDays = 31;

/** External sources and their access tokens (docs/model/membership.md#external-source-tokens). */
export const tokenManagementModule: Module = (app) => {
  const { services } = app;
  const { db, now } = services;
  const registered = registerResource(app, externalSources, sourcesDefinition(now));
  serve(app, calls.usage, ({ parameters }) => usageOf(db, parameters['secureId'] ?? '', now()));
  serve(app, calls.issue, (context) => askForToken(services, registered, 'ISSUE', context));
  serve(app, calls.rotate, (context) => askForToken(services, registered, 'ROTATE', context));
  serve(app, calls.fetch, (context) => fetchToken(services, context));
  serve(app, calls.revoke, (context) => {
    const { body, parameters } = context;
    return revokeTokens(services, { ...body, sourceId: parameters['secureId'] ?? '', actor: actorOf(context) });
  });
  keptLogs(app).push(
    { table: 'transaction_log', time: 'at', goes: 'parts' },
    { table: 'otp_log', time: 'at', goes: 'parts' },
  );
  schedule(app, {
    name: 'source-token-warnings',
    version: 'v1',
    when: hourly,
    run: () => warnOfExpiry(db, now()),
  });
  every(app, hour, 'source-miss-forget', () => forgetMisses(db, now()));
  every(app, hour, 'source-use-forget', () =>
    db
      .deleteFrom('source_use')
      .where('minute', '<', new Date(now().getTime() - keptDays * 24 * hour).toISOString())
      .execute(),
  );
};
