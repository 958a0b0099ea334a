// Long: one declaration a call, with its texts.
import * as z from 'zod/mini';
import { call, type Call } from '../core/call.ts';
import { acknowledged, changeRules } from '../core/changes.ts';
import {
  type ImportColumn,
  type ImportDefinition,
  importJob,
  type ImportJob,
  importRow,
  longestCell,
  base,
} from './imports/record.ts';

export {
  importStates,
  type ImportState,
  rowResults,
  type RowResult,
  rowErrors,
  type ImportColumn,
  type ExampleValue,
  exampleText,
  importPage,
  importJobPage,
  modeOf,
  type ImportDefinition,
  defineImport,
  importJob,
  type ImportJob,
  importRow,
  type ImportRow,
  type ImportWarning,
  previewSize,
  extraCellsColumn,
  longestCell,
} from './imports/record.ts';
export { columnRule } from './imports/column-rule.ts';

/** Up to this many rows the upload answers with the finished check; the page polls larger ones every 2 s. */
export const checkedInCall = 1_000;

const list = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int(), size: z.int() });
const reason = z.string().check(z.minLength(5), z.maxLength(255));
const steer = (action: string, summary: string, body: z.ZodMiniType): Call =>
  call({
    name: `import-job.${action}`,
    method: 'PUT',
    base: 'scheduler-v1',
    path: `import-job/${action}`,
    access: 'session',
    summary,
    body,
    result: importJob,
    errors: ['INVALID_STATE'],
  });
const path = 'import-job/{secureId}';

/** Reading and steering of all import jobs. Jobs of others are 404; the module's privilege is checked at each call. */
export const importJobCalls = {
  list: call({
    name: 'import-job.list',
    method: 'GET',
    base,
    path: 'import-job',
    access: 'session',
    summary: 'Import jobs: own ones, to approvers those waiting, to admins all',
    query: z.object({
      module: z.optional(z.string()),
      state: z.optional(z.array(z.string())),
      mine: z.optional(z.boolean()),
      page: z.optional(z.int()),
      size: z.optional(z.int()),
    }),
    result: list(importJob),
  }),
  detail: call({
    name: 'import-job.detail',
    method: 'GET',
    base,
    path,
    access: 'session',
    summary: 'One import job',
    result: importJob,
  }),
  rows: call({
    name: 'import-job.rows',
    method: 'GET',
    base,
    path: `${path}/rows`,
    access: 'session',
    summary: 'Checked rows of an import job',
    query: z.object({ result: z.optional(z.enum(['NEW', 'CHANGED', 'SAME', 'ERROR'])), page: z.optional(z.int()) }),
    result: list(importRow),
  }),
  errorFile: call({
    name: 'import-job.error-file',
    method: 'GET',
    base,
    path: `${path}/error-file`,
    access: 'session',
    download: true,
    summary: 'Faulty and skipped rows with their original columns, as a file of the kind that was sent',
  }),
  correct: call({
    name: 'import-job.correct',
    method: 'PUT',
    base,
    path: 'import-job/row',
    access: 'session',
    summary:
      'Corrects cells of one checked row before the confirmation, and checks it anew together with the rows it touches',
    body: z.object({
      secureId: z.uuid(),
      rowNo: z.int(),
      values: z.record(z.string(), z.nullable(z.string().check(z.maxLength(longestCell)))),
    }),
    result: z.object({ job: importJob, row: importRow }),
    errors: ['INVALID_STATE', 'IMPORT_EXPIRED'],
  }),
  stop: steer('stop', 'Stops a running import after the transaction in hand', z.object({ secureId: z.uuid(), reason })),
  resume: steer('resume', 'Goes on with a stopped or failed import', z.object({ secureId: z.uuid() })),
  cancel: steer('cancel', 'Cancels an import; applied rows stay', z.object({ secureId: z.uuid(), reason })),
} as const;

const decision = z.object({ importId: z.uuid(), note: z.nullish(z.string()) });
const approval = z.object({
  ...decision.shape,
  /** Ticks of the warnings. */
  acknowledged: z.optional(acknowledged),
});

const confirmation = z.object({ importId: z.uuid(), skipErrors: z.optional(z.boolean()) });
/** What a second person decides has a reason (docs/model/platform.md#change-requests). */
const reasoned = z.object({
  ...confirmation.shape,
  reason: z.nullish(z.string().check(z.maxLength(changeRules.reason.maximum))),
});

/** Calls of every import. */
type UploadCalls = {
  readonly importUpload: Call<unknown, object, ImportJob>;
  readonly importConfirm: Call<unknown, z.infer<typeof reasoned>, ImportJob>;
  readonly importTemplate: Call;
};
type Decide = Call<unknown, z.infer<typeof decision>, ImportJob>;
type DecisionCalls = {
  readonly importApprove: Call<unknown, z.infer<typeof approval>, ImportJob>;
  readonly importReject: Decide;
};

/** The calls of an import: those of the decision only when it needs an approval. */
export type ImportCalls<Approval extends boolean = boolean> = UploadCalls &
  (boolean extends Approval ? Partial<DecisionCalls> : Approval extends true ? DecisionCalls : unknown);

/** The calls of one import on its module's own base: upload, confirm, template and, with four eyes, the decision. */
export function importCalls<Approval extends boolean>(
  definition: ImportDefinition<Readonly<Record<string, ImportColumn>>, Approval>,
  target?: z.ZodMiniType,
): ImportCalls<Approval>;
export function importCalls(definition: ImportDefinition, target: z.ZodMiniType = z.object({})): ImportCalls {
  const { module, privilege, upload, calls: prefix = module } = definition;
  const { folder = upload.slice(0, upload.lastIndexOf('/')) } = definition;
  const make = <Body, Result>(
    name: string,
    rest: Omit<Call<unknown, Body, Result>, 'name' | 'base' | 'access'> & Partial<Pick<Call, 'access'>>,
  ): Call<unknown, Body, Result> =>
    call({ name: `${prefix}.${name}`, base: definition.base, access: { privilege, action: 'import' }, ...rest });
  const decide = <Body>(name: 'approve' | 'reject', body: z.ZodMiniType<Body>): Call<unknown, Body, ImportJob> =>
    make(`import-${name}`, {
      audit: name === 'approve' ? 'APPROVE' : 'REJECT',
      method: 'PUT',
      path: `${folder}/import-${name}`,
      access: { privilege, action: 'approve' },
      summary: `${definition.title.en}: ${name} a waiting import`,
      body,
      result: importJob,
      secondPerson: name === 'approve' ? 'independent' : 'other',
      errors: [
        'NOT_PENDING',
        'APPROVER_LEVEL',
        ...(name === 'approve' && definition.ticked ? ['WARNINGS_NOT_TICKED'] : []),
        ...(name === 'approve' && definition.adminOnly ? [definition.adminOnly.refusal] : []),
        ...(definition.approvalErrors ?? []),
      ],
    });
  return {
    importUpload: make('import', {
      audit: 'IMPORT_UPLOAD',
      method: 'POST',
      path: upload,
      summary: `${definition.title.en}: upload and check`,
      upload: true,
      idempotent: true,
      result: importJob,
      body: z.intersection(z.object({ force: z.optional(z.boolean()) }), target),
      errors: [
        'FILE_EMPTY',
        'FILE_ENCODING',
        'FILE_SEPARATOR',
        'FILE_COLUMNS',
        'FILE_QUOTE',
        'FILE_TOO_WIDE',
        'FILE_SHEET_EMPTY',
        'FILE_SHEET_COLUMNS',
        'FILE_DAY_ORDER',
        'FILE_SHEETS',
        'FILE_OLD_WORKBOOK',
        'FILE_OTHER_WORKBOOK',
        'FILE_PROTECTED',
        'FILE_TYPE',
        'FILE_TOO_LARGE',
        'FILE_BROKEN',
        'FILE_REFUSED',
        'IMPORT_TOO_MANY_ROWS',
        'IMPORT_RUNNING',
        'IMPORT_DUPLICATE_FILE',
      ],
    }),
    importConfirm: make('import-confirm', {
      method: 'POST',
      path: `${folder}/import-confirm`,
      summary: `${definition.title.en}: confirm a checked import`,
      idempotent: true,
      result: importJob,
      body: definition.needsApproval ? reasoned : confirmation,
      errors: ['IMPORT_HAS_ERRORS', 'IMPORT_EXPIRED', 'IMPORT_RUNNING', 'INVALID_STATE'],
    }),
    importTemplate: make('import-template', {
      audit: 'IMPORT_UPLOAD',
      method: 'GET',
      path: `${folder}/import-template`,
      summary: `${definition.title.en}: header and one example row; as a workbook also what each column takes`,
      query: z.object({ format: z.optional(z.enum(['csv', 'xlsx'])) }),
      download: true,
    }),
    ...(definition.needsApproval
      ? { importApprove: decide('approve', approval), importReject: decide('reject', decision) }
      : {}),
  };
}
