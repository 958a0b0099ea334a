import { fixedFields, type Effective, type Period } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { columnOf } from './columns.ts';
import type { Sql } from './definition.ts';
import type { RegisteredResource } from './registered.ts';
import { claimOf } from './effective-columns.ts';
import { jakartaDay, phaseOn } from './phase.ts';

const exclusionViolation = '23P01';

type Values = Readonly<Record<string, unknown>>;

export const effectiveOf = ({ resource }: RegisteredResource): Effective => {
  if (!resource.effective) throw new TypeError(`${resource.module} holds for no period`);
  return resource.effective;
};

const columnName = ({ definition }: RegisteredResource, name: string): string =>
  columnOf(definition as never, name) ?? name;

/** Records `t` of the same key as these values. */
export const sameKey = (registered: RegisteredResource, values: Values): Sql =>
  sql.join(
    effectiveOf(registered).key.map(
      (name) => sql`${sql.ref(`t.${columnName(registered, name)}`)} is not distinct from ${values[name]}`,
    ),
    sql` and `,
  );

/** Records `t` of the same key whose bands intersect. */
export const sameBands = (registered: RegisteredResource, values: Values): Sql =>
  sql.join(
    [
      sameKey(registered, values),
      ...(effectiveOf(registered).bands ?? []).map(([from, to]) => {
        const [start, end] = [from, to].map((name) => sql.ref(`t.${columnName(registered, name)}`));
        return sql`int8range(${start}, ${end}, '[]') && int8range(${values[from]}, ${values[to]}, '[]')`;
      }),
    ],
    sql` and `,
  );

/** The live record that leaves no room for these values; `null` when there is room. */
export async function clashWith(
  tx: Tx,
  registered: RegisteredResource,
  values: Values,
  except: readonly string[],
  day: string,
): Promise<Period | null> {
  const { rows } = await sql<Period>`
    select t.id as "secureId", t.effective_from as "effectiveFrom", t.effective_to as "effectiveTo",
      ${phaseOn(day)} as phase
    from ${sql.table(registered.definition.table)} t
    where t.deleted_at is null and t.approval <> 'REJECTED' and t.id <> all(${except}::uuid[])
      and ${sameBands(registered, values)}
      and (${sql.raw(claimOf('t'))})
        && daterange(${values['effectiveFrom']}::date, ${values['effectiveTo']}::date, '[]')
    order by t.effective_from limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** 409 with the record that is in the way, beside the start. */
export const overlap = (clash: Period | null): Refusal => {
  const parameters = { from: clash?.effectiveFrom ?? '', to: clash?.effectiveTo ?? '' };
  return new Refusal('PERIOD_OVERLAP', {
    result: { clash },
    errors: [
      {
        field: 'effectiveFrom',
        code: clash ? (clash.effectiveTo ? 'PERIOD_TAKEN' : 'PERIOD_TAKEN_OPEN') : 'PERIOD_OVERLAP',
        parameters,
      },
    ],
  });
};

/** Changes of one key run one after another: two writers of it would wait for each other inside the constraint. */
const lockKey = (tx: Tx, registered: RegisteredResource, values: Values): Promise<void> =>
  lockByName(
    tx,
    `${registered.definition.table} ${JSON.stringify(effectiveOf(registered).key.map((name) => values[name] ?? null))}`,
  );

/**
 * Writes records of a key. Rows are locked before the key, never after it.
 * @param values of the record that is written
 * @param own ids of the records that the work writes
 * @throws Refusal PERIOD_OVERLAP with the clashing record, when the database refuses the period
 */
export async function withoutOverlap<T>(
  tx: Tx,
  registered: RegisteredResource,
  { values, own, now }: { readonly values: Values; readonly own: readonly string[]; readonly now: Date },
  work: () => Promise<T>,
): Promise<T> {
  await lockKey(tx, registered, values);
  await sql`savepoint period`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint period`.execute(tx);
    return result;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== exclusionViolation || constraint !== `${registered.definition.table}_period`) throw error;
    await sql`rollback to savepoint period`.execute(tx);
    throw overlap(await clashWith(tx, registered, values, own, jakartaDay(now)));
  }
}

/** The same for records of any resource: those without a period are written as they are. */
export const heldPeriod: typeof withoutOverlap = (tx, registered, of, work) =>
  registered.resource.effective ? withoutOverlap(tx, registered, of, work) : work();

/** Values of the fixed fields and the period of a record. */
export const periodValues = (registered: RegisteredResource, record: Values): Record<string, unknown> =>
  Object.fromEntries(
    [...fixedFields(effectiveOf(registered)), 'effectiveFrom', 'effectiveTo'].map((name) => [
      name,
      record[name] ?? null,
    ]),
  );
