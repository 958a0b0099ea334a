import type { Refusal } from '../../platform/http/refusal.ts';
import { inSavepoint } from '../resource/in-savepoint.ts';
import { batchOf, standing, type Batch, type StepInput, type Target } from './batch.ts';
import { checkCaller, checkLevel, checkRules, checkState, checkValues, checkVersion, loadRecords } from './checks.ts';
import { auditRecords, rereadRecords, writeEffects, writeRecords } from './write.ts';

type Phase = (batch: Batch) => Promise<void> | void;

/** What a preview and a step do alike: each refuses the records that may not continue. */
export const checks = [
  checkLevel,
  loadRecords,
  checkVersion,
  checkState,
  checkCaller,
  checkValues,
  checkRules,
] as const;
/** What a step does to the records that nothing has refused. */
export const writes = [writeRecords, writeEffects, rereadRecords, auditRecords] as const;
/** The order in which a batch of records goes through a step. */
export const phases: readonly Phase[] = [...checks, ...writes];

const firstRefusal = ({ targets }: Pick<Batch, 'targets'>): Refusal | undefined =>
  targets.find(({ refusal }) => refusal !== null)?.refusal ?? undefined;

/** Writes the records that stand; the first refusal ends it, and its caller undoes it. @throws Refusal */
async function writeStanding(batch: Batch): Promise<void> {
  const records = { targets: standing(batch) };
  for (const phase of writes) {
    await phase(batch);
    const refusal = firstRefusal(records);
    if (refusal) throw refusal;
  }
}

/** Writes all at once; where one refuses by what is written, each by itself, so that it alone is left out. */
async function writeEach(batch: Batch): Promise<void> {
  const targets = standing(batch);
  if (targets.length === 0 || !(await inSavepoint(batch.tx, () => writeStanding(batch)))) return;
  const { to } = batch.step;
  for (const target of targets) {
    Object.assign(target, {
      refusal: null,
      store: {},
      entry: {},
      after: null,
      to: typeof to === 'string' ? to : undefined,
    });
    const refusal = await inSavepoint(batch.tx, () => writeStanding({ ...batch, targets: [target] }));
    target.refusal = refusal ?? null;
  }
}

/**
 * Takes records through a step, or all that comes before its first write (`preview`). A record that is refused says
 * why; the others continue.
 * @returns the records as they were named
 * @example const [target] = await stepEach({ tx, registered, name: 'close', values, caller, request, now, targets });
 */
export async function stepEach(input: StepInput): Promise<readonly Target[]> {
  const batch = batchOf(input);
  for (const check of checks) if (batch.targets.some(({ refusal }) => refusal === null)) await check(batch);
  if (!input.preview) await writeEach(batch);
  return batch.targets;
}

/**
 * Takes records through a step, all or none.
 * @throws Refusal of the first record that is refused
 * @example const [target] = await stepAll({ tx, registered, name: 'close', values, caller, request, now, targets });
 */
export async function stepAll(input: StepInput): Promise<readonly Target[]> {
  const batch = batchOf(input);
  for (const check of checks) {
    await check(batch);
    const refusal = firstRefusal(batch);
    if (refusal) throw refusal;
  }
  await writeStanding(batch);
  return batch.targets;
}
