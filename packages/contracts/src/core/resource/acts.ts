import * as z from 'zod/mini';
import { auditVerbOf, call, type Call, type SecondPerson } from '../call.ts';
import type { Fields, ValuesOf } from '../fields.ts';
import { bulkLimit } from '../list-limits.ts';
import type { Action } from '../privileges.ts';
import type { Text } from '../text.ts';
import type { Resource } from './declaration.ts';
import { item } from './schemas.ts';
import { referencedBy } from './used-by.ts';

/**
 * What can be done to a record besides creating, changing and deleting it, such as holding a card. From it follow the
 * call for one record, the calls for many, and the button of the list.
 */
export interface Act<F extends Fields = Fields, Result = unknown, Code extends string = string> {
  /** The verb on buttons. */
  readonly title: Text;
  /** What it has for an effect, shown before it is confirmed. */
  readonly effect: Text;
  readonly action: Action;
  readonly danger?: boolean;
  /** Who else decides than who made the record. Default at the action `approve`: `independent`. */
  readonly secondPerson?: SecondPerson;
  /** What is typed for it: the same for each record of many. */
  readonly fields: F;
  readonly titles: Readonly<Record<keyof F & string, Text>>;
  /** Answer of the call for one record. */
  readonly result: z.ZodMiniType<Result>;
  /** Error codes that it adds to STALE_VERSION and NOT_FOUND. */
  readonly errors: readonly Code[];
}

export type Acts = Readonly<Record<string, Act>>;

/**
 * Declares an act with the types of its fields.
 * @example
 * acts: { hold: act({ title: text('Tahan', 'Hold'), action: 'update', fields: { remark: line() }, ... }) }
 */
export const act = <const F extends Fields, Result, const Code extends string>(
  declared: Act<F, Result, Code>,
): Act<F, Result, Code> => declared;

const records = {
  /** Named records, each as it was shown. */
  items: z.optional(z.array(item).check(z.minLength(1), z.maxLength(bulkLimit))),
  /** All records of a filter of the list. */
  filter: z.optional(z.record(z.string(), z.unknown())),
};

/** The records of an act for many: `items`, or `filter`. */
export interface ActTarget {
  readonly items?: readonly { readonly secureId: string; readonly version: number }[] | undefined;
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
}

/** What an act would do, without doing it. */
export const actPreview = z.object({
  /** Records of the target. */
  total: z.int(),
  /** Records that were tried: the first 500 of a filter. */
  examined: z.int(),
  /** Tried records that would not be refused. */
  allowed: z.int(),
  /** By their names, the first 500. */
  permitted: z.optional(z.array(z.object({ secureId: z.uuid(), label: z.string() }))),
  refused: z.array(
    z.object({
      secureId: z.uuid(),
      label: z.string(),
      code: z.string(),
      message: z.string(),
      /** What uses the record, of IN_USE. */
      referencedBy: z.optional(z.array(referencedBy)),
    }),
  ),
});
export type ActPreview = z.infer<typeof actPreview>;

const started = z.object({ runId: z.uuid() });

/** The typed calls of the acts of a resource. */
export type ActCalls<A extends Acts> = {
  readonly [Name in keyof A & string]: Call<
    unknown,
    { readonly secureId: string; readonly version: number } & ValuesOf<A[Name]['fields']>,
    z.infer<A[Name]['result']>
  >;
} & {
  readonly [Name in keyof A & string as `${Name}-preview`]: Call<
    unknown,
    ActTarget & { readonly values: ValuesOf<A[Name]['fields']> },
    ActPreview
  >;
} & {
  readonly [Name in keyof A & string as `${Name}-many`]: Call<
    unknown,
    ActTarget & { readonly values: ValuesOf<A[Name]['fields']>; readonly expectedCount: number },
    z.infer<typeof started>
  >;
};

/**
 * Schema of what is typed for an act; what may be empty may be left out.
 * @example
 * typedValues(cards.acts.hold.fields).parse({ remark: 'Hilang' });
 */
export const typedValues = (fields: Fields): z.ZodMiniType<unknown> =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, { schema, required }]) => [name, required ? schema : z.optional(schema)]),
    ),
  );

/**
 * The calls of the acts: for one record, for many, and what many would do.
 * @example
 * actCallsOf(cards)['hold-many'].path; // 'cards/hold/many'
 */
export function actCallsOf<R extends Resource>(resource: R): ActCalls<R['acts']>;
export function actCallsOf({ acts, base, module, path, privilege, title }: Resource): Readonly<Record<string, Call>> {
  return Object.fromEntries(
    // Contracts of remotes built before `acts` existed do not have it.
    Object.entries(acts ?? {}).flatMap(
      ([name, { action, fields, result, errors, title: verb, secondPerson, ...rest }]) => {
        const values = typedValues(fields);
        const { transition } = rest as { readonly transition?: NonNullable<Call['transition']> };
        const step = transition ? ` (${transition.from.join(', ')} → ${transition.to})` : '';
        const summary = `${title.en}: ${verb.en}${step}`;
        // A refused call for many is audited as the same act for one.
        const audit = auditVerbOf({ name }) as Uppercase<string>;
        const make = (suffixed: string, of: Pick<Call, 'method' | 'path' | 'body' | 'result'> & Partial<Call>): Call =>
          call({
            name: `${module}.${suffixed}`,
            base,
            access: { privilege, action },
            summary,
            ...(transition ? { transition } : {}),
            // Who asked for the record as it stands does not approve it.
            ...(secondPerson || action === 'approve' ? { secondPerson: secondPerson ?? ('independent' as const) } : {}),
            ...of,
          });
        return [
          [
            name,
            make(name, {
              method: 'PUT',
              path: `${path}/${name}`,
              idempotent: true,
              body: z.intersection(item, values),
              result,
              errors: ['STALE_VERSION', ...errors],
            }),
          ],
          [
            `${name}-preview`,
            make(`${name}-preview`, {
              audit,
              method: 'POST',
              path: `${path}/${name}/preview`,
              reads: true,
              summary: `${summary}, what it would do to many`,
              body: z.object({ ...records, values }),
              result: actPreview,
            }),
          ],
          [
            `${name}-many`,
            make(`${name}-many`, {
              audit,
              method: 'POST',
              path: `${path}/${name}/many`,
              idempotent: true,
              summary: `${summary}, many as a background run`,
              body: z.object({ ...records, values, expectedCount: z.int() }),
              result: started,
              errors: ['COUNT_CHANGED', 'NARROW_FILTER', 'RUN_RUNNING'],
            }),
          ],
        ];
      },
    ),
  );
}
