import * as z from 'zod/mini';
import type { Field, FieldKind, OfKind } from './field.ts';
import type { FlagGroup } from './flag-groups.ts';
import type { Text } from './text.ts';

// The content security policy forbids `new Function`, which zod's compiled validators need. package.json lists this
// file under `sideEffects`, so that bundlers keep the statement.
z.config({ jitless: true });

/** What the rule of every kind of field may say. */
export interface Common {
  readonly required?: boolean;
  readonly immutable?: boolean;
  readonly unique?: boolean;
  readonly personal?: Field['personal'];
  readonly flagGroup?: FlagGroup;
  readonly changedBy?: FlagGroup;
  readonly notForBranches?: true;
  readonly emptyMeans?: Text;
  readonly zeroIsNone?: true;
  readonly keepsSigns?: true;
  readonly all?: Text;
  readonly title?: Text;
}

export type Maybe<Value, C extends Common> = C extends { readonly required: false } ? Value | null : Value;

/**
 * Builds a field. An optional field also accepts `null`.
 * @param rest what the kind adds to the rule
 * @example
 * make('flag', z.boolean(), {}).required; // true
 */
export function make<const K extends FieldKind, Value, const C extends Common>(
  kind: K,
  schema: z.ZodMiniType<Value>,
  common: C,
  rest: Partial<Field> = {},
): Field<Maybe<Value, C>> & OfKind<K> {
  const required = common.required ?? true;
  return {
    ...common,
    ...rest,
    kind,
    required,
    schema: (required ? schema : z.nullable(schema)) as z.ZodMiniType<Maybe<Value, C>>,
  };
}

/** Length in characters, or number of entries. */
export type Length = { readonly minimum?: number; readonly maximum: number };
