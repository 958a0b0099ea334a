import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@console/contracts/core/call';
import { runCalls } from '@console/contracts/platform/runs';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import type { CallAnswer, TestServer } from '../../../test/server.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import type { Scene } from '../../people/rights/decisions.fixtures.ts';
import type { Caller } from '../../platform/context.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { resourcesOf } from '../../records/resource/registered.ts';

/** An answer about many records, with the code of the one that was refused. */
const withCode = (answer: CallAnswer, refused: readonly { readonly code: string }[]): CallAnswer => ({
  ...answer,
  body: refused[0] ? { code: refused[0].code } : answer.body,
});

/** Activates a branch in a background run, as an account that may. @returns what the run says when it has ended */
async function inRun(current: TestServer, start: () => Promise<CallAnswer>, { userId }: Caller): Promise<CallAnswer> {
  await sql`insert into user_role (user_id, role_id) values (${userId}, ${roleId('admin')})
    on conflict do nothing`.execute(current.database.db);
  const started = await start();
  const parameters = { secureId: started.result.runId as string };
  while ((await current.call(runCalls.detail, admin, { parameters })).result.state === 'RUNNING') await wait(20);
  const { result } = await current.call(runCalls.skipped, admin, { parameters });
  return withCode(started, result.rows);
}

/** What makes a step of a record, for one, as a preview or in a run of many. */
export const decisionOn = (
  current: TestServer,
  call: Call,
  item: { readonly secureId: string; readonly version: number },
  values: object = {},
) => {
  const many = { items: [item], values };
  return async (decider: Caller): Promise<CallAnswer> => {
    if (call.name.endsWith('-preview')) {
      const answer = await current.call(call, decider, { body: many });
      return withCode(answer, answer.result.refused);
    }
    if (call.name.endsWith('-many'))
      return inRun(current, () => current.call(call, decider, { body: { ...many, expectedCount: 1 } }), decider);
    return current.call(call, decider, { body: { ...item, ...values } });
  };
};

/** A closed branch, entered as the maker asked and somebody approved. */
export const closedBranch =
  (server: { readonly current: TestServer }): Scene =>
  async (call, maker) => {
    const { current } = server;
    const { db } = current.database;
    const { resource, calls } = resourcesOf(current.app).get(call.name.split('.')[0] as string)!;
    const { rows } = (await current.call(calls['list'], admin)).result;
    const secureId = rows[0].secureId as string;
    await sql`update branch set status = 'inactive' where id = ${secureId}`.execute(db);
    const { version } = (await current.call(calls['detail'], admin, { parameters: { secureId } })).result;
    await db
      .insertInto('change_request')
      .values({
        id: randomUUID(),
        module: resource.module,
        privilege: resource.privilege,
        action: 'update',
        record_id: secureId,
        record_label: 'Uji',
        base_version: version,
        changes: '[]',
        values_protected: (await protectionOf(current.app.services)).encrypt('{}'),
        editors: [maker.username],
        maker_id: maker.userId,
        maker: maker.username,
        maker_name: 'Uji',
        reason: 'alasan uji keputusan',
        state: 'APPROVED',
        made_at: seedDate,
        decided_at: new Date(),
        expires_at: seedDate,
      })
      .execute();
    return decisionOn(current, call, { secureId, version });
  };
