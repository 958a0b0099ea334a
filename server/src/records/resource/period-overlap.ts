import { addressOf, fixedFields, type Effective, type Period } from '@console/contracts/core/resource';
import { text, type Text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { currentReads } from '../../platform/shared-reads.ts';
import { clashFault } from './clash.ts';
import { columnOf } from './columns.ts';
import type { Sql } from './definition.ts';
import type { RegisteredResource } from './registered.ts';
import { claimOf } from './effective-columns.ts';
import { cureOf, inTheWayOf } from './in-the-way.ts';
import { jakartaDay, phaseOn } from './phase.ts';
import { namingRecords } from './read.ts';

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

/** A record in the way: its business code, where the module says it, and its bands. */
type Clash = Period & {
  readonly code: string | null;
  readonly bands: readonly (readonly [from: string, start: number | null, end: number | null])[];
};

/** The live record that leaves no room for these values; `null` when there is room. */
export async function clashWith(
  tx: Tx,
  registered: RegisteredResource,
  values: Values,
  except: readonly string[],
  day: string,
): Promise<Clash | null> {
  const { overlap: own, bands = [] } = effectiveOf(registered);
  const column = (name: string) => sql.ref(`t.${columnName(registered, name)}`);
  const code = own ? sql`${column(own.code)}::text` : sql`null::text`;
  const ends = sql.join(
    bands.map(([from, to]) => sql`jsonb_build_array(${sql.lit(from)}::text, ${column(from)}, ${column(to)})`),
  );
  const { rows } = await sql<Clash>`
    select t.id as "secureId", t.effective_from as "effectiveFrom", t.effective_to as "effectiveTo",
      ${phaseOn(day)} as phase, ${code} as code,
      ${bands.length > 0 ? sql`jsonb_build_array(${ends})` : sql`'[]'::jsonb`} as bands
    from ${sql.table(registered.definition.table)} t
    where t.deleted_at is null and t.approval <> 'REJECTED' and t.id <> all(${except}::uuid[])
      and ${sameBands(registered, values)}
      and (${sql.raw(claimOf('t'))})
        && daterange(${values['effectiveFrom']}::date, ${values['effectiveTo']}::date, '[]')
    order by t.effective_from limit 1`.execute(tx);
  return rows[0] ?? null;
}

const grouped = (value: number | null, language: 'id-ID' | 'en-US'): string =>
  value === null ? '…' : value.toLocaleString(language);

/** The code of a record with its bands, in both languages: what people look for it by. */
function named({ resource }: RegisteredResource, { code, bands }: Clash): Text {
  const said = bands.filter(([, start, end]) => start !== null || end !== null);
  const part = (language: 'id' | 'en', locale: 'id-ID' | 'en-US') =>
    said
      .map(([name, start, end]) => {
        const title = (resource.titles as Readonly<Record<string, Text>>)[name]?.[language] ?? name;
        return `${title} ${grouped(start, locale)}–${grouped(end, locale)}`;
      })
      .join(', ');
  const [id, en] = [part('id', 'id-ID'), part('en', 'en-US')];
  return id === '' ? text(String(code)) : text(`${String(code)} (${id})`, `${String(code)} (${en})`);
}

/** 409 with the record that is in the way, named beside the start with the address of its page. */
async function overlap(tx: Tx, registered: RegisteredResource, found: Clash | null): Promise<Refusal> {
  const field = 'effectiveFrom';
  if (!found) {
    const words = { clash: text('data lain', 'another record') };
    return new Refusal('PERIOD_OVERLAP', {
      result: { clash: null },
      errors: [{ field, code: 'PERIOD_OVERLAP', words }],
    });
  }
  const { code, bands: _bands, ...clash } = found;
  const record = (await namingRecords(tx, registered, [clash.secureId])).get(clash.secureId) ?? null;
  const at = record ? { at: addressOf(registered.resource, 'detail', record) } : {};
  const own = effectiveOf(registered).overlap;
  if (own) {
    const [a, b] = [found.effectiveFrom, found.effectiveTo ?? '…'];
    const words = { code: named(registered, found) };
    return new Refusal(own.refusal, {
      result: { clash: { ...clash, code } },
      parameters: { code: String(code), a, b },
      errors: [{ field, code: own.refusal, parameters: { a, b }, words, ...at }],
    });
  }
  const fault = clashFault({ ...clash, subject: inTheWayOf(registered, record), cure: cureOf(clash.phase) });
  return new Refusal('PERIOD_OVERLAP', { result: { clash }, errors: [{ field, ...fault, ...at }] });
}

/** Changes of one key run one after another: two writers of it would wait for each other inside the constraint. */
function lockKey(tx: Tx, registered: RegisteredResource, values: Values): Promise<void> {
  const key = effectiveOf(registered).key.map((name) => values[name] ?? null);
  const name = `${registered.definition.table} ${JSON.stringify(key)}`;
  return currentReads().once(['lock', name], () => lockByName(tx, name));
}

/**
 * Writes records of a key. Rows are locked before the key, never after it.
 * @param values of the record that is written
 * @param own ids of the records that the work writes
 * @throws Refusal PERIOD_OVERLAP with the clashing record, when the database refuses the period; CHANGE_PENDING where
 *   another successor of the same record and band awaits approval
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
    const { table } = registered.definition;
    const isTaken = constraint === `${table}_successor`;
    if (code !== exclusionViolation || !(isTaken || constraint === `${table}_period`)) throw error;
    await sql`rollback to savepoint period`.execute(tx);
    if (isTaken) throw new Refusal('CHANGE_PENDING');
    throw await overlap(tx, registered, await clashWith(tx, registered, values, own, jakartaDay(now)));
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
