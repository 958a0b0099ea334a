import * as z from 'zod/mini';

/** Entries of a list, and rows of a table, at most. */
const mostEntries = 2_000;

const typedSchemas = new WeakSet<object>();
const one = z.union([z.string(), z.number(), z.boolean()]);
const cell = z.nullish(one);
const value = z.nullish(z.union([one, z.array(one).check(z.maxLength(mostEntries))]));

const each = <const Member extends z.ZodMiniType>(names: readonly string[], member: Member) =>
  z.object(Object.fromEntries(names.map((name) => [name, member])));

/**
 * Values of a form as they are typed, whatever their fields say of them: a text, a number, a yes or no, or a list. What
 * is not among the fields does not arrive.
 * @param names the fields
 * @param tables the fields that are tables, with their columns
 * @example
 * typedValues(['name', 'tenors'], { lines: ['tenor', 'rateRegular'] });
 */
export const typedValues = (names: readonly string[], tables: Readonly<Record<string, readonly string[]>> = {}) => {
  const schema = z.object({
    ...each(names, value).shape,
    ...Object.fromEntries(
      Object.entries(tables).map(([name, columns]) => [
        name,
        z.nullish(z.array(each(columns, cell)).check(z.maxLength(mostEntries))),
      ]),
    ),
  });
  typedSchemas.add(schema);
  return schema as unknown as z.ZodMiniType<Record<string, unknown>>;
};

/** Whether a schema takes values as they are typed, which are checked when they become those of a record. */
export const takesTyped = (schema: object): boolean => typedSchemas.has(schema);
