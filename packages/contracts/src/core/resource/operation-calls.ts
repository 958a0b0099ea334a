import * as z from 'zod/mini';
import { call, type Call } from '../call.ts';
import { proposed, type ChangeAction } from '../changes.ts';
import { personalDataKinds } from '../downloads.ts';
import { historyEntry } from './history.ts';
import type { Operation, Resource, StepUp } from './declaration.ts';
import { activation, statusAction } from './status-action.ts';
import { objectOf } from '../validation.ts';
import {
  deleteBody,
  item,
  listQuery,
  lovQuery,
  queryFields,
  recordSchema,
  revealBody,
  statusAllBody,
  statusBody,
} from './schemas.ts';

/** The `stepUp` of the call of a change. */
const stepUpOf = (asks: StepUp[ChangeAction]): Pick<Call, 'stepUp'> =>
  asks === undefined ? {} : { stepUp: asks === true ? 'always' : 'by-change' };

/**
 * Declares the call of every operation. The values are functions, so that only the calls in use are built.
 * @example
 * operationCalls(programTypes).list().path; // 'program-type'
 */
export function operationCalls(resource: Resource): Record<Operation, () => Call> {
  const { path, base, module, privilege } = resource;
  const record = recordSchema(resource);
  const { fourEyes, stepUp, reasonFor } = resource;
  const fields = objectOf(resource.fields) as z.ZodMiniType<unknown>;
  const withReason = z.intersection(fields, z.object({ reason: z.nullish(z.string()) }));
  const body = fourEyes ? withReason : fields;
  const saved = fourEyes ? z.union([record, proposed]) : record;
  const list = z.object({
    rows: z.array(record),
    total: z.int(),
    totalCapped: z.optional(z.boolean()),
    page: z.int(),
    size: z.int(),
  });
  const changed = z.object({
    changed: z.int(),
    skipped: z.optional(z.array(z.object({ secureId: z.string(), label: z.string(), code: z.string() }))),
    runId: z.optional(z.string()),
    /** Records that a change of all changed. */
    changedRecords: z.optional(z.array(z.object({ secureId: z.string(), label: z.string() }))),
    ...(fourEyes ? { /** Changes that need approval. */ waiting: z.optional(z.int()) } : {}),
  });
  const make = (operation: Operation, rest: Omit<Call, 'name' | 'base' | 'summary'>): Call =>
    call({ name: `${module}.${operation}`, base, summary: `${resource.title.en}: ${operation}`, ...rest });
  return {
    list: () =>
      make('list', {
        method: 'GET',
        path,
        access: { privilege, action: 'view' },
        query: listQuery(resource),
        fields: queryFields(resource),
        result: list,
        ...(resource.nested ? { also: [resource.nested] } : {}),
      }),
    detail: () =>
      make('detail', {
        method: 'GET',
        path: `${path}/{secureId}`,
        access: { privilege, action: 'view' },
        result: record,
      }),
    create: () =>
      make('create', {
        method: 'POST',
        path,
        access: { privilege, action: 'create' },
        body,
        result: saved,
        idempotent: true,
        ...stepUpOf(stepUp.create),
      }),
    update: () =>
      make('update', {
        method: 'PUT',
        path,
        access: { privilege, action: 'update' },
        body: z.intersection(item, reasonFor.length > 0 ? withReason : body),
        result: saved,
        idempotent: true,
        ...stepUpOf(stepUp.update),
      }),
    delete: () =>
      make('delete', {
        method: 'DELETE',
        path,
        access: { privilege, action: 'delete' },
        body: deleteBody,
        idempotent: true,
        ...stepUpOf(stepUp.delete),
      }),
    activate: () =>
      make('activate', {
        method: 'PUT',
        path: `${path}/activate`,
        ...activation(resource),
        body: statusBody,
        result: changed,
        idempotent: true,
        ...stepUpOf(stepUp.activate),
      }),
    deactivate: () =>
      make('deactivate', {
        method: 'PUT',
        path: `${path}/deactivate`,
        access: { privilege, action: statusAction(resource, 'deactivate') },
        body: statusBody,
        result: changed,
        idempotent: true,
        ...stepUpOf(stepUp.deactivate),
      }),
    'activate-all': () =>
      make('activate-all', {
        method: 'PUT',
        path: `${path}/activate-all`,
        access: { privilege, action: 'status-all' },
        body: statusAllBody,
        result: changed,
        idempotent: true,
        ...(stepUp.activate ? stepUpOf(true) : {}),
      }),
    'deactivate-all': () =>
      make('deactivate-all', {
        method: 'PUT',
        path: `${path}/deactivate-all`,
        access: { privilege, action: 'status-all' },
        body: statusAllBody,
        result: changed,
        idempotent: true,
        ...(stepUp.deactivate ? stepUpOf(true) : {}),
      }),
    // Lists of values have one base, whatever the base of their resource: a field names only the path.
    lov: () => ({
      ...make('lov', {
        method: 'GET',
        path: `${path}/lov`,
        access: 'session',
        query: lovQuery(resource),
        result: z.array(z.object({ secureId: z.string(), code: z.string(), name: z.string() })),
      }),
      base: 'middle',
    }),
    download: () =>
      make('download', {
        audit: 'EXPORT',
        method: 'GET',
        path: `${path}/download`,
        access: { privilege, action: 'export' },
        query: z.intersection(
          listQuery(resource),
          z.object({
            format: z.enum(['csv', 'xlsx']),
            columns: z.optional(z.array(z.string())),
            reason: z.optional(z.string()),
            personalData: z.optional(z.enum(personalDataKinds)),
          }),
        ),
        fields: queryFields(resource),
        ...(resource.list.exportGroup ? { flagGroup: resource.list.exportGroup } : {}),
        download: true,
        errors: ['EXPORT_RESTRICTED', 'EXPORT_TOO_LARGE', 'EXPORT_QUEUE_FULL'],
      }),
    reveal: () =>
      make('reveal', {
        method: 'POST',
        path: `${path}/{secureId}/reveal`,
        access: { privilege, action: 'view' },
        body: revealBody,
        result: z.object({ value: z.unknown() }),
        errors: ['REVEAL_LIMIT'],
      }),
    history: () =>
      make('history', {
        method: 'GET',
        path: `${path}/{secureId}/history`,
        access: { privilege, action: 'view' },
        query: z.object({ before: z.optional(z.uuid()) }),
        result: z.object({ rows: z.array(historyEntry), more: z.boolean() }),
      }),
    unique: () =>
      make('unique', {
        method: 'POST',
        path: `${path}/unique`,
        access: { privilege, action: 'view' },
        reads: true,
        body: z.object({ field: z.string(), value: z.string(), secureId: z.optional(z.uuid()) }),
        result: z.object({ valid: z.boolean() }),
      }),
  };
}
