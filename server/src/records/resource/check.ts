import type { FieldError } from '@console/contracts/core/errors';
import type { Field } from '@console/contracts/core/fields';
import { inFlagGroup } from '@console/contracts/core/flag-groups';
import { withMovedEnds } from '@console/contracts/core/ranges';
import { fedFields, ofOffice, type Resource } from '@console/contracts/core/resource';
import { checkRecord } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { same } from '../../platform/audit/differences.ts';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Caller, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { flagOfCaller } from '../../platform/flag.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { currentReads, SharedReads } from '../../platform/shared-reads.ts';
import { sanitised } from '../../platform/rich-text.ts';
import { codeErrors } from './codes.ts';
import type { Save } from './definition.ts';
import { keepHidden } from './hidden.ts';
import { unmask } from './present.ts';
import { offeredErrors } from './offered.ts';
import { scopeErrors } from './within-scope.ts';
import { requiredByState } from './required-by-state.ts';
import { referenceFields } from './references.ts';
import type { RegisteredResource, Row } from './registered.ts';

/** The values to store: the contract's fields by name, and further columns. */
export interface Checked {
  readonly values: Record<string, unknown>;
  readonly store: Record<string, unknown>;
}

export interface Writer {
  readonly actor: Actor;
  /** `null` in jobs. */
  readonly caller: Caller | null;
  /** The core feed itself, which alone may change the fields of the feed. */
  readonly isCoreFeed?: true;
  /** The caller approves what somebody else has proposed, whose flag was asked for then. */
  readonly isApproved?: true;
  /** Further rules, whose faults are reported with all others. */
  readonly alsoCheck?: { check(values: Readonly<Record<string, unknown>>): readonly FieldError[] }['check'];
}

type BeforeSave = (tx: Tx, save: Save<never>) => Promise<readonly FieldError[] | void>;

function immutableErrors(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
  before: Row,
): FieldError[] {
  return Object.entries(fields)
    .filter(([name, field]) => field.immutable && !same(values[name], before[name]))
    .map(([field]) => ({ field, code: 'IMMUTABLE' }));
}

/** Fields that only another flag group changes; a new record has nothing there. */
function changedByErrors(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
  before: Row | null,
  caller: Caller | null,
): FieldError[] {
  if (!caller) return [];
  const flag = flagOfCaller(caller);
  return Object.entries(fields)
    .filter(([, { changedBy }]) => changedBy !== undefined && !inFlagGroup(flag, changedBy))
    .filter(([name]) => !same(values[name] ?? null, before?.[name] ?? null))
    .map(([field]) => ({ field, code: 'NOT_ALLOWED' }));
}

/** Fields of the core feed as they are: a body may leave them out. */
const fedValues = ({ fields, coreFed }: Resource, before: Row): Record<string, unknown> =>
  coreFed ? Object.fromEntries(fedFields(fields, coreFed).map((name) => [name, before[name]])) : {};

const forms = { instant: toWireInstant, richText: sanitised };

/** Instants and rich text in the form in which they are read, so that an unchanged one compares equal. */
function canonical(
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value == null ? value : (forms[fields[name]?.kind as keyof typeof forms]?.(value as string) ?? value),
    ]),
  );
}

/** Faults, and those of fields that have none yet. */
const unlessNamed = (errors: readonly FieldError[], further: readonly FieldError[]): FieldError[] => [
  ...errors,
  ...further.filter(({ field }) => !errors.some((error) => error.field === field)),
];

/** A fault that several checks find is said one time: how many find it would tell what is there. */
const onlyOnce = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(
    ({ field, code }, at) => errors.findIndex((other) => other.field === field && other.code === code) === at,
  );

/** Referenced records must exist; newly referenced ones must be active and not deleted. */
async function referenceErrors(
  tx: Tx,
  registered: RegisteredResource,
  values: Readonly<Record<string, unknown>>,
  before: Row | null,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const { name: field, table } of referenceFields(registered)) {
    const old = new Set([before?.[field] ?? []].flat());
    const added = [...new Set([values[field] ?? []].flat() as string[])].filter((id) => !old.has(id));
    if (added.length === 0) continue;
    const read = sql<{ id: string }>`
      select id from ${sql.table(table)} where id = any(${added}::uuid[]) and deleted_at is null
        and coalesce(to_jsonb(${sql.table(table)}) ->> 'status', 'active') = 'active'`;
    // Records of the module itself may come and go beside this one.
    const reads = table === registered.definition.table ? new SharedReads() : currentReads();
    const { rows } = await reads.once(['offered', table, added], () => read.execute(tx));
    if (rows.length < added.length) errors.push({ field, code: 'NOT_FOUND' });
  }
  return errors;
}

/**
 * Checks a body before it is stored: immutable fields, the contract's fields and rules, scope, references, codes, then
 * the module's own checks.
 * @param before the stored record, `null` at creation.
 * @throws Refusal IMMUTABLE or VALIDATION naming every faulty field.
 */
export async function checkBody(
  tx: Tx,
  registered: RegisteredResource,
  body: unknown,
  before: Row | null,
  { actor, caller, isCoreFeed, isApproved, alsoCheck }: Writer,
): Promise<Checked> {
  const { resource, definition } = registered;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('MALFORMED');
  const sent = before ? unmask(registered, { ...fedValues(resource, before), ...body }, before) : body;
  const given = caller ? keepHidden(registered, sent as Row, before, caller) : sent;
  const checked = checkRecord(resource.fields, withMovedEnds(resource.ranges, given), resource.rules);
  if (!checked.ok) throw invalid(...checked.errors);
  const values = canonical(resource.fields, checked.values);
  const written = caller ? ofOffice(resource, caller) : resource;
  const immutable = before && !isCoreFeed ? immutableErrors(written.fields, values, before) : [];
  if (immutable.length > 0) throw invalid(...immutable);
  const store: Record<string, unknown> = {};
  const own = [
    ...(before ? requiredByState(resource, values, before) : []),
    ...(alsoCheck?.(values) ?? []),
    ...(isApproved ? [] : changedByErrors(resource.fields, values, before, caller)),
  ];
  const outside = await scopeErrors(tx, registered, values, before, caller);
  // Judged no further: rules that read records outside the scope would tell of them.
  if (outside.length > 0) throw invalid(...own, ...outside);
  const found = [
    ...own,
    ...(await referenceErrors(tx, registered, values, before)),
    ...(await codeErrors(tx, registered, values, before)),
    ...((await (definition.beforeSave as BeforeSave | undefined)?.(tx, {
      values,
      before,
      store,
      actor,
      caller,
    } as never)) ?? []),
  ];
  const errors = onlyOnce(unlessNamed(found, await offeredErrors(tx, registered, values, before)));
  if (errors.length > 0) throw invalid(...errors);
  return { values: canonical(resource.fields, values), store };
}
