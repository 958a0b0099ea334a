import { sql } from 'kysely';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { visible } from '../../records/resource/predicates.ts';
import { from } from '../../records/resource/read.ts';
import { expressionOf } from '../../records/resource/columns.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { decideBy, type ApprovalSource } from '../../records/waiting/sources.ts';

export interface WaitingOptions {
  /** The state in which a second person decides. */
  readonly state: string;
  /** Column of the state. Default `state`. */
  readonly column?: string;
  /** Field with the record's display number. */
  readonly reference: string;
  /** Address of the page where it is decided. Default: the record's page. */
  readonly url?: (record: { readonly id: string; readonly reference: string }) => string;
  /** Further condition on the caller. */
  readonly appliesTo?: (caller: Caller) => boolean;
}

/** Records of other users in the caller's scope that wait for a second person, for the work list of the home page. */
export function waitingDocuments(
  app: Application,
  registered: RegisteredResource,
  {
    state,
    column = 'state',
    reference,
    url = ({ id }) => `/${registered.resource.module}/${id}`,
    appliesTo = () => true,
  }: WaitingOptions,
): ApprovalSource {
  const { resource, definition } = registered;
  const waiting = ({ scope, username }: Caller) =>
    sql`${from(registered)}
      where ${visible(registered, scope)} and t.${sql.ref(column)} = ${state} and not ${username} = any(t.editors)`;
  return {
    appliesTo: (caller) => caller.can(resource.privilege, 'approve') && appliesTo(caller),
    async count(db, caller) {
      const { rows } = await sql<{ count: number }>`select count(*) as count ${waiting(caller)}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async items(db, caller, { limit, language }) {
      const due = await decideBy(app.services);
      const { rows } = await sql<{ id: string; reference: string; by: string; at: string }>`
        select t.id, ${expressionOf(definition as never, reference)} as reference, t.updated_by as by,
        t.updated_at as at ${waiting(caller)} order by t.updated_at, t.id limit ${limit}`.execute(db);
      return rows.map(({ id, reference: no, by, at }) => ({
        secureId: id,
        kind: 'APPROVAL',
        reference: no,
        title: `${resource.title[language]}: ${no}, ${by}`,
        branch: null,
        ...due(at),
        url: url({ id, reference: no }),
      }));
    },
  };
}
