import { sql } from 'kysely';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { ownOf } from '../changes/lists.ts';
import { resourcesOf } from '../resource/registered.ts';
import { approvalSources } from './source.ts';

/** Whether the caller decides anything or has made anything, and in which modules. */
export async function standingOf(app: Application, caller: Caller) {
  const { db } = app.services;
  const fourEyed = [...resourcesOf(app).values()].filter(({ resource }) => resource.fourEyes);
  const sources = approvalSources(app);
  const decided = [
    ...fourEyed.filter(({ resource }) => caller.can(resource.privilege, 'approve')).map(({ resource }) => resource),
    ...sources.filter((source) => source.appliesTo(caller)),
  ].map(({ module }) => module);
  const documents = sources.map((source) => sql`select d.module from (${source.select(caller, 'made')}) d`);
  const selects = [sql`select c.module from change_request c where ${ownOf(caller)}`, ...documents];
  const { rows: created } = await sql<{ module: string }>`${sql.join(selects, sql` union `)}`.execute(db);
  const named = new Set([...decided, ...created.map(({ module }) => module)]);
  const known = new Map(
    [...fourEyed.map(({ resource }) => resource), ...sources].map((each) => [each.module, each.title]),
  );
  return {
    decides: decided.length > 0,
    made: created.length > 0,
    modules: [...known].filter(([module]) => named.has(module)).map(([module, title]) => ({ module, title })),
  };
}
