import { differences, type Change as AuditedField } from '../../platform/audit/differences.ts';
import { recordEntries, type Entry } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import { auditedValues } from './audited-values.ts';
import type { Writer } from './check.ts';
import type { Changed } from './definition.ts';
import { labelOf } from './label.ts';
import type { RegisteredResource, Row } from './registered.ts';

export interface WriteOptions extends Writer {
  readonly now: Date;
  readonly reason?: string | null;
  /** Name of the change in the audit trail, where that is not its action. */
  readonly verb?: string;
  /** Who made the record, where somebody else approves it. */
  readonly maker?: string;
  /** The audit entry of the bulk call or import that caused this change. */
  readonly parentId?: string | null;
}

/** What an entry says besides the change of its record. */
export interface AuditedEntry extends Partial<Pick<Entry, 'id' | 'recordCount' | 'reason'>> {
  readonly lines?: readonly AuditedField[];
}

export type StoredChange = {
  readonly action: Changed<never>['action'];
  /** Name of the change in the audit trail, where that is not its action. */
  readonly verb?: string;
  readonly before: Row | null;
  readonly after: Row | null;
  readonly entry?: AuditedEntry;
};

/** Audit entries and the module's own effects of stored changes. */
export async function follow(
  tx: Tx,
  registered: RegisteredResource,
  changes: readonly StoredChange[],
  { actor, now, reason, parentId, verb: named }: WriteOptions,
): Promise<void> {
  const { resource, definition } = registered;
  const fields = { ...resource.fields, ...resource.derived };
  const audited = async (found: AuditedField[]) => [...((await definition.audited?.(tx, found)) ?? found)];
  await recordEntries(
    tx,
    await Promise.all(
      changes.map(async ({ action, verb = named ?? action, before, after, entry: { lines = [], ...entry } = {} }) => ({
        actor,
        module: resource.module,
        action: verb.replaceAll('-', '_').toUpperCase(),
        entityId: (after ?? before)?.secureId ?? null,
        entityLabel: labelOf(registered, (after ?? before) as Row),
        changes: [
          ...(await audited(differences(auditedValues(resource, before), auditedValues(resource, after), fields))),
          ...lines,
        ],
        reason: reason ?? null,
        parentId: parentId ?? null,
        at: now,
        ...entry,
      })),
    ),
  );
  await (definition.afterChange as ((tx: Tx, changed: unknown) => Promise<void>) | undefined)?.(
    tx,
    changes.map((change) => ({ ...change, actor })),
  );
}
