import {
  groupCalls as calls,
  groupMappings,
  groups,
  type AddOutcome,
} from '@console/contracts/membership/membership-group';
import { sql } from 'kysely';
import { exclusiveSubjectCodes } from '../../branches-stores/index.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Db } from '../../platform/context.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { invalid, invalidState, notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { moveRecord } from '../../records/resource/move-record.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { addMembers } from './add.ts';
import { endAll, groupDefinition, mappingDefinition } from './definitions.ts';
import { mappingHandler } from './import.ts';
import { groupsAsSubjects } from './as-subjects.ts';

/** Members to choose from, as lists of values are: 50 at most. */
async function candidates(db: Db, scope: Parameters<typeof inBranches>[0], query: Query) {
  const { search = '', secureId = [] } = query;
  const typed = search.trim();
  const beginning = `${typed.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = /^\d+$/.test(typed) ? sql`m.member_no like ${`${typed}%`}` : sql`lower(m.name) like ${beginning}`;
  const { rows } = await sql<{ secureId: string; code: string; name: string }>`
    select m.id as "secureId", m.member_no as code, m.name from member m
    where m.deleted_at is null and ${inBranches(scope, 'm.branch_id')}
      and ${secureId.length > 0 ? sql`m.id = any(${secureId}::uuid[])` : sql`m.status = 'active'`}
      and ${typed === '' ? sql`true` : named}
    order by lower(m.name), m.id limit 50`.execute(db);
  return rows;
}
interface Query {
  readonly search?: string | undefined;
  readonly secureId?: readonly string[] | undefined;
}

function serveMappings(app: Application, registered: RegisteredResource): void {
  const { db, now } = app.services;
  serve(app, calls.add, async (context) => {
    const { added, outcomes } = await db.transaction().execute(async (tx) => {
      const result = await addMembers(tx, context as never, now());
      await context.remember(tx, result);
      return result;
    });
    const { language } = context;
    const said = (code: string | null): string | null =>
      code === null ? null : (groupMappings.errors[code]?.text[language] ?? code);
    return { added, outcomes: outcomes.map((one): AddOutcome => ({ ...one, message: said(one.code) })) };
  });
  serve(app, calls.end, async (context) => {
    const { secureId, version, leftDate, reason } = context.body;
    const { caller } = context;
    return db.transaction().execute(async (tx) => {
      const options = { of: 'detail', caller, lock: true } as const;
      const [row] = await findRecords(tx, registered, [secureId], caller.scope, options);
      if (!row) throw notFound();
      requireVersion(row, version, groupMappings);
      if (row['leftDate'] !== null) throw invalidState('ENDED', 'end');
      if (leftDate < (row['joinedDate'] as string)) throw invalid({ field: 'leftDate', code: 'DATE_ORDER' });
      const by = { actor: actorOf(context), caller, now: now(), reason };
      const after = await moveRecord(tx, registered, row, { name: 'end', field: 'leftDate', to: leftDate }, by);
      return { secureId, version: after.version };
    });
  });
  serve(app, calls.candidates, ({ query, caller }) => candidates(db, caller.scope, query));
}

/** Ends the memberships of groups whose last day has passed. */
async function expireGroups(db: Db, now: Date) {
  return db.transaction().execute(async (tx) => {
    const today = jakartaDay(now);
    const rows = await tx
      .selectFrom('member_group')
      .select('id')
      .where('valid_until', '<', today)
      .where('deleted_at', 'is', null)
      .execute();
    const ids = rows.map(({ id }) => id);
    return { read: ids.length, done: ids.length > 0 ? await endAll(tx, ids, today, 'SYSTEM', now) : 0 };
  });
}

/** Groups of members (docs/model/membership.md#groups). */
export const membershipGroupModule: Module = async (app) => {
  const { db, now } = app.services;
  registerResource(app, groups, groupDefinition(await protectionOf(app.services), now));
  serveMappings(app, registerResource(app, groupMappings, mappingDefinition));
  registerImport(app, mappingHandler);
  exclusiveSubjectCodes(app).set('MEMBERSHIP_GROUP', groupsAsSubjects);
  schedule(app, { name: 'group-expire', version: 'v1', when: daily('04:00'), run: () => expireGroups(db, now()) });
};
