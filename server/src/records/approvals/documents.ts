import { isReadAudited } from '@console/contracts/core/resource/audited-reads';
import type { Call } from '@console/contracts/core/call';
import { addressOf } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { othersMade } from '../../people/stand-in/absent.ts';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { factsOf } from '../changes/facts.ts';
import { labelOf } from '../resource/label.ts';
import { visible } from '../resource/predicates.ts';
import { findRecords, from } from '../resource/read.ts';
import { auditRead } from '../resource/reads.ts';
import type { Sql } from '../resource/definition.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { seesAll } from './sees-all.ts';
import type { ApprovalSource, DocumentDecision, Waiting, Which } from './source.ts';

/** A call of one document: `{ secureId, version, reason, note }`, of which the call takes what it declares. */
export const byCall = (call: Call): DocumentDecision => ({
  calls: [call],
  callFor: ({ id: secureId, version }, note) => ({ call, body: { secureId, version, reason: note, note } }),
});

/** The same of an approval whose warnings are ticked. */
export const byTickedCall = (call: Call): DocumentDecision => ({
  calls: [call],
  callFor: ({ id: secureId, version }, note, _db, acknowledged = []) => ({
    call,
    body: { secureId, version, reason: note, note, acknowledged: [...acknowledged] },
  }),
});

/** A call of several documents: `{ items, reason }`. */
export const byItems = (call: Call): DocumentDecision => ({
  calls: [call],
  callFor: ({ id: secureId, version }, note) => ({ call, body: { items: [{ secureId, version }], reason: note } }),
});

/** A call that needs more than a note: it is made on the page of the document. */
export const onItsPage = (call: Call): DocumentDecision => ({ calls: [call] });

export interface WaitingOptions {
  /** The states in which a second person decides. */
  readonly states: readonly string[];
  /** Column of the state. Default `state`. */
  readonly column?: string;
  /** Which documents wait, where their state alone does not say it; the table is `t`. */
  readonly where?: Sql;
  /** Column of the time since which it waits. Default `updated_at`. */
  readonly since?: string;
  /** What a document in this state waits for. */
  readonly step: (state: string) => Text;
  readonly decisions: ApprovalSource['decisions'];
  /** Address of the page where it is decided. Default: the record's page. */
  readonly page?: (of: { readonly id: string; readonly label: string; readonly record: Row }) => string;
  /** Of documents that write many rows. */
  readonly rows?: ApprovalSource['rows'];
  /** What the approver has to tick, and what makes a decision one of admins. */
  readonly warnings?: ApprovalSource['warnings'];
  readonly adminOnly?: ApprovalSource['adminOnly'];
  /** Further condition on the caller. */
  readonly appliesTo?: (caller: Caller) => boolean;
}

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly editors: readonly string[];
  readonly by: string;
  readonly name: string | null;
  readonly at: string;
}

/** Records with states of their own, in the caller's scope, that wait for a second person. */
export function waitingDocuments(
  app: Application,
  registered: RegisteredResource,
  {
    states,
    column = 'state',
    where,
    since = 'updated_at',
    step,
    decisions,
    page = ({ record }) => addressOf(registered.resource, 'detail', record),
    rows,
    warnings,
    adminOnly,
    appliesTo = () => true,
  }: WaitingOptions,
): ApprovalSource {
  const { services } = app;
  const { resource, definition } = registered;
  const { module, title, privilege } = resource;
  const state = sql`t.${sql.ref(column)}`;
  const at = sql`t.${sql.ref(since)}`;
  const waits = sql`${state} = any(${states}::text[]) and ${where ?? sql`true`}`;
  const conditions = {
    decide: (caller: Caller) => sql`${waits} and ${othersMade(sql`t.editors`, caller, services.now())}`,
    made: ({ username }: Caller) => sql`${waits} and ${username} = any(t.editors)`,
    waiting: () => waits,
    any: () => sql`true`,
  } satisfies Record<Which, (caller: Caller) => unknown>;
  return {
    module,
    title,
    privilege,
    decisions,
    appliesTo: (caller) => caller.can(privilege, 'approve') && seesAll(registered, caller) && appliesTo(caller),
    select: (caller, which) => sql`select t.id, ${at} as at, ${module}::text as module ${from(registered)}
      where ${visible(registered, caller.scope)} and ${conditions[which](caller)}`,
    async read(db, caller, ids) {
      const { rows } = await sql<Stored>`
        select t.id, t.version, ${state} as state, t.editors, t.updated_by as by, u.name, ${at} as at
        from ${sql.table(definition.table)} t left join app_user_view u on u.username = t.updated_by
        where t.id = any(${ids}::uuid[])`.execute(db);
      const records = await findRecords(db, registered, ids, caller.scope, { of: 'list', caller });
      const stored = new Map(rows.map((row) => [row.id, row]));
      return records.flatMap((record): Waiting[] => {
        const row = stored.get(record.secureId);
        if (!row) return [];
        const { id, version, editors, by, name } = row;
        const label = labelOf(registered, record);
        return [
          {
            id,
            version,
            label,
            step: step(row.state),
            makers: editors,
            by: { username: by, name: name ?? by, at: row.at },
            reason: '',
            page: page({ id, label, record }),
            recordId: id,
          },
        ];
      });
    },
    ...(rows ? { rows } : {}),
    ...(warnings ? { warnings } : {}),
    ...(adminOnly ? { adminOnly } : {}),
    async facts({ db, caller, request }, { id, label }) {
      const facts = await factsOf(db, registered, id, caller);
      if (facts.length > 0 && isReadAudited(registered.resource))
        await auditRead(services, registered, { caller, request }, { entityId: id, entityLabel: label });
      return facts;
    },
  };
}
