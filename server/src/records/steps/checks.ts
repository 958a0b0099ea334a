import { isOfOffice } from '@console/contracts/core/page-needs';
import { missingFor, stepFields } from '@console/contracts/core/resource';
import { checkRecord } from '@console/contracts/core/validation';
import { invalid, invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { staleVersion } from '../../platform/http/stale-version.ts';
import { isApprover } from '../changes/approver.ts';
import { inUse, refusals } from '../resource/guards.ts';
import { judgement } from '../resource/judge.ts';
import { findRecords } from '../resource/read.ts';
import { preventingUses } from '../resource/referenced-by.ts';
import { lockResource } from '../resource/serialised.ts';
import { callHook, standing, type Batch, type Standing } from './batch.ts';
import { secondPersonOf } from './second-person.ts';

/**
 * Refuses people of another office than the one that decides before any record is read: they do not learn what there
 * is.
 */
export function checkLevel(batch: Batch): void {
  const { caller, registered, step, targets } = batch;
  if (step.action !== 'approve' || isApprover(registered, caller)) return;
  for (const target of targets) target.refusal = new Refusal('APPROVER_LEVEL');
}

/** Reads the records, locked in the order of their ids, within the scope of the caller. */
export async function loadRecords({ tx, registered, caller, preview, hooks, targets }: Batch): Promise<void> {
  const ids = targets.map(({ secureId }) => secureId);
  if (!preview) {
    await lockResource(tx, registered);
    await hooks.locks?.(tx, ids);
  }
  const view = { of: 'detail', caller, lock: !preview } as const;
  const rows = await findRecords(tx, registered, ids, caller.scope, view);
  const byId = new Map(rows.map((row) => [row.secureId, row]));
  for (const target of targets) {
    target.before = byId.get(target.secureId.toLowerCase()) ?? null;
    if (!target.before) target.refusal = notFound();
  }
}

const stateOf = ({ registered }: Batch, { before }: Standing): string =>
  before[registered.resource.states?.field ?? ''] as string;
const isElsewhere = (batch: Batch, target: Standing): boolean =>
  batch.step.from !== undefined && !batch.step.from.includes(stateOf(batch, target));

/** Refuses records that have changed since the caller saw them; the refusal carries the record. */
export function checkVersion(batch: Batch): void {
  for (const target of standing(batch))
    if (batch.step.stateRefusal && isElsewhere(batch, target)) target.refusal = new Refusal(batch.step.stateRefusal);
    else if (target.version !== null && target.before.version !== target.version)
      target.refusal = staleVersion(batch.registered.resource, target.secureId);
}

/** Refuses records in a state from which the step does not lead. */
export function checkState(batch: Batch): void {
  for (const target of standing(batch))
    if (isElsewhere(batch, target)) target.refusal = invalidState(stateOf(batch, target), batch.name);
}

/** Refuses callers without the right or the office for the step, and those that the module refuses. */
export async function checkCaller(batch: Batch): Promise<void> {
  const { caller, registered, step } = batch;
  const { privilege, writtenInPart } = registered.resource;
  const { action } = step;
  const refuseAll = (refusal: Refusal) => {
    for (const target of standing(batch)) target.refusal = refusal;
  };
  if (!caller.can(privilege, action)) refuseAll(new Refusal('FORBIDDEN', { privilege, action }));
  await secondPersonOf(batch);
  if (writtenInPart && !isOfOffice(writtenInPart.office, caller))
    refuseAll(new Refusal('FORBIDDEN', { privilege, action }));
  await callHook(batch, 'guard');
}

/** Cleans the typed values; faulty ones refuse all records alike. */
export function checkValues(batch: Batch): void {
  const checked = checkRecord(stepFields(batch.step), batch.values);
  if (!checked.ok) {
    for (const target of standing(batch)) target.refusal = invalid(...checked.errors);
    return;
  }
  const { reason } = checked.values;
  batch.values = checked.values;
  batch.options = { ...batch.options, reason: typeof reason === 'string' ? reason : null };
}

/** Refuses records that the rules of the resource or of the step refuse. */
export async function checkRules(batch: Batch): Promise<void> {
  const { tx, registered, caller, step, options } = batch;
  const rows = standing(batch).map(({ before }) => before);
  const guarded =
    rows.length > 0 ? await refusals(tx, registered, 'update', rows, options) : new Map<string, Refusal>();
  const field = registered.resource.states?.field;
  for (const target of standing(batch)) {
    const { before, to } = target;
    const change = { action: 'update', before, after: field && to ? { ...before, [field]: to } : before } as const;
    const missing = missingFor(step.requires, before);
    target.refusal =
      guarded.get(before.secureId) ??
      (await judgement(tx, registered, change, caller)) ??
      (missing.length > 0 ? invalid(...missing.map((each) => ({ field: each, code: 'REQUIRED' }))) : null);
  }
  await callHook(batch, 'rules');
  if (!step.errors?.includes('IN_USE')) return;
  const ids = standing(batch).map(({ before }) => before.secureId);
  const uses = await preventingUses(tx, registered, 'deactivate', ids);
  for (const target of standing(batch)) {
    const referencedBy = uses.get(target.before.secureId);
    if (referencedBy) target.refusal = inUse(referencedBy);
  }
}
