import type { ChangeWarning } from '@console/contracts/core/changes';
import type { Fact, ShownField } from '@console/contracts/platform/approvals';
import { text } from '@console/contracts/core/text';
import { importCalls, importJobPage, type ImportWarning } from '@console/contracts/platform/imports';
import { sql } from 'kysely';
import { othersMade } from '../../people/stand-in/absent.ts';
import { coversStored } from '../../people/scope/covers.ts';
import type { Application } from '../../platform/http/application.ts';
import type { ApprovalSource, DocumentDecision, Waiting, Which } from '../approvals/source.ts';
import { batchRows } from './batch-rows.ts';
import { adminRefusals } from './checked-rows.ts';
import type { ImportHandler } from './handler.ts';
import type { ImportRegistry } from './handler-registry.ts';
import type { Job } from './tables.ts';
import { warningsOfFiles } from './warnings.ts';

const step = text('Impor', 'Import');
const kinds = { number: { kind: 'integer' }, text: { kind: 'text' } } satisfies Record<string, ShownField>;
const facts = [
  ['file_name', text('Berkas', 'File'), kinds.text],
  ['total_rows', text('Baris', 'Rows'), kinds.number],
  ['new_rows', text('Baru', 'New'), kinds.number],
  ['changed_rows', text('Berubah', 'Changed'), kinds.number],
  ['same_rows', text('Tidak berubah', 'Unchanged'), kinds.number],
  ['error_rows', text('Salah', 'With errors'), kinds.number],
  ['rows_to_apply', text('Akan diterapkan', 'To apply'), kinds.number],
] as const satisfies readonly (readonly [keyof Job, Fact['title'], ShownField])[];

/** What a file comes to whose rows are applied to several records. */
const recordFacts = ({ fresh_records: fresh, replaced_records: replaced }: Job): Fact[] =>
  fresh === null
    ? []
    : [
        { name: 'fresh_records', title: text('Data baru', 'New records'), field: kinds.number, value: fresh },
        {
          name: 'replaced_records',
          title: text('Data berubah', 'Changed records'),
          field: kinds.number,
          value: replaced,
        },
      ];

/** A warning with how many rows have it. */
const withRows = ({ code, tick, text: words, rows }: ImportWarning): ChangeWarning => ({
  code,
  ...(tick ? { tick } : {}),
  text: { id: `${words.id} · ${rows} baris`, en: `${words.en} · ${rows} ${rows === 1 ? 'row' : 'rows'}` },
});

/** Imports of one kind that wait for a second person. */
export function waitingImports(
  { services, errors }: Pick<Application, 'services' | 'errors'>,
  registry: ImportRegistry,
  handler: ImportHandler,
): ApprovalSource {
  const { db, now } = services;
  const { definition } = handler;
  const { module, importKind, privilege, title } = definition;
  const calls = importCalls(definition);
  const decision = (name: 'importApprove' | 'importReject'): DocumentDecision => {
    const call = calls[name]!;
    return {
      calls: [call],
      callFor: ({ id: importId }, note, _db, acknowledged) => ({
        call,
        body: {
          importId,
          note,
          ...(name === 'importApprove' && acknowledged ? { acknowledged: [...acknowledged] } : {}),
        },
      }),
    };
  };
  const jobOf = (id: string) => db.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const waits = sql`j.state = 'WAITING_APPROVAL'`;
  const conditions: Readonly<Record<Which, ApprovalSource['select']>> = {
    decide: (caller) => sql`${waits} and ${othersMade(sql`array[j.uploaded_by]`, caller, now())}
      and ${registry.hasScope(handler) ? coversStored(caller.scope, sql`j.uploader->'scope'`) : sql`true`}`,
    made: ({ username }) => sql`${waits} and j.uploaded_by = ${username}`,
    waiting: (caller) => sql`${waits} and (j.uploaded_by = ${caller.username}
      or ${registry.hasScope(handler) ? coversStored(caller.scope, sql`j.uploader->'scope'`) : sql`true`})`,
    any: () => sql`true`,
  };
  return {
    module,
    title,
    privilege,
    decisions: { approve: decision('importApprove'), reject: decision('importReject') },
    appliesTo: (caller) => caller.can(privilege, 'approve') && !handler.approver?.(caller),
    select: (caller, which) => sql`select j.id, j.uploaded_at as at, j.module from import_job j
      where j.module = ${module} and j.import_kind = ${importKind} and ${conditions[which](caller, which)}`,
    warnings: async (own, ids) =>
      new Map([...(await warningsOfFiles(own, ids, handler, errors))].map(([id, of]) => [id, of.map(withRows)])),
    adminOnly: (own, ids) => adminRefusals(own, ids, handler),
    async read(_db, _caller, ids) {
      const jobs = await db
        .selectFrom('import_job as j')
        .leftJoin('app_user_view as u', 'u.username', 'j.uploaded_by')
        .select(['j.id', 'j.file_name', 'j.uploaded_by', 'j.uploaded_at', 'j.reason', 'u.name'])
        .where('j.id', 'in', ids)
        .execute();
      return jobs.map(({ id, file_name: label, uploaded_by: username, name, uploaded_at: at, reason }): Waiting => ({
        id,
        // An import is uploaded once and never edited: its state alone decides.
        version: 0,
        label,
        step,
        makers: [username],
        by: { username, name: name ?? username, at },
        reason: reason ?? '',
        page: importJobPage(definition, id),
        recordId: null,
      }));
    },
    async rows({ caller, language }, { id }, page) {
      return batchRows(services, await jobOf(id), handler, page, { caller, language, errors });
    },
    async facts(_context, { id }) {
      const job = await jobOf(id);
      return [
        ...((job.target && (await handler.targetFacts?.(db, job.target))) ?? []),
        ...recordFacts(job),
        ...facts.map(([name, of, field]) => ({ name, title: of, field, value: job[name] })),
      ];
    },
  };
}
