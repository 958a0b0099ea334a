import { sql } from 'kysely';
import type { Db } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { columnOf, expressionOf } from './columns.ts';
import type { RegisteredResource } from './registered.ts';

const uniqueViolation = '23505';

/** The refusal of a value that another record has. */
export const duplicate = (field: string): Refusal =>
  new Refusal('DUPLICATE', { field, errors: [{ field, code: 'DUPLICATE' }] });

const indexOf = ({ definition }: RegisteredResource, field: string): string =>
  definition.uniqueIndexes?.[field] ?? `${definition.table}_${columnOf(definition as never, field)}_key`;

/** Translates a unique violation of the database into DUPLICATE naming the field. */
export async function withoutDuplicates<T>(registered: RegisteredResource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== uniqueViolation) throw error;
    const names = [
      ...Object.keys(registered.definition.uniqueIndexes ?? {}),
      ...Object.keys(registered.resource.fields),
    ];
    const field = names.find((name) => indexOf(registered, name) === constraint);
    if (field === undefined) throw error;
    throw duplicate(field);
  }
}

/** Whether no other existing record has the value; text is compared ignoring case. */
export async function isFree(
  db: Db,
  { definition }: RegisteredResource,
  field: string,
  value: unknown,
  exceptId: string | null,
): Promise<boolean> {
  const expression = expressionOf(definition as never, field);
  const equal =
    typeof value === 'string' ? sql`lower(${expression}::text) = lower(${value})` : sql`${expression} = ${value}`;
  const { rows } = await sql`
    select from ${sql.table(definition.table)} t
    where ${equal} and ${definition.where ?? sql`t.deleted_at is null`} and t.id is distinct from ${exceptId}::uuid
      limit 1`.execute(db);
  return rows.length === 0;
}
