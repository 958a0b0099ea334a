import * as z from 'zod/mini';
import type { Field } from './fields.ts';
import type { Text } from './text.ts';

const texts: z.ZodMiniType<Text> = z.object({ id: z.string(), en: z.string() });

/** How a value is formatted: what its field says, for pages that do not have the contract of its module. */
export type ShownField = Pick<Field, 'kind' | 'options' | 'sheet' | 'emptyMeans'>;
/** Checked where it is declared: the contract of the module. */
const field = z.unknown() as z.ZodMiniType<ShownField>;

/** A value of a record with its title and format; references are records with a name instead of ids. */
export const fact = z.object({ name: z.string(), title: texts, field, value: z.unknown() });
export const difference = z.object({
  name: z.string(),
  title: texts,
  field,
  before: z.unknown(),
  after: z.unknown(),
});
export type Fact = z.infer<typeof fact>;
export type Difference = z.infer<typeof difference>;
