import * as z from 'zod/mini';
import type { Colour, Field, OfKind, Option } from './field.ts';
import { longestGroup, mostGroups } from './list-limits.ts';
import { make, type Common, type Length, type Maybe } from './make-field.ts';
import type { Referable, Target } from './reference.ts';

export * from './composed-fields.ts';
export * from './field.ts';
export * from './identity-fields.ts';
export * from './image-fields.ts';
export * from './number-fields.ts';
export * from './place-fields.ts';
export { sheet } from './sheet.ts';
export * from './text-fields.ts';

/**
 * Yes or no; a missing value is no.
 * @example
 * flag();
 */
export const flag = () => make('flag', z.boolean(), {});

const values = (options: readonly Option[]) => options.map((option) => option.value) as [string, ...string[]];

/**
 * One of a fixed list.
 * @example
 * choice(options({ NMC: ['NMC'], UFI: ['UFI'] }), { immutable: true });
 */
export const choice = <const V extends string, const C extends Common>(
  options: readonly (Option & { readonly value: V })[],
  rule: C = {} as C,
) => make('choice', z.enum(values(options)) as unknown as z.ZodMiniType<V>, rule as C, { options });

/**
 * Several of a fixed list; at least one unless `minimum` is given.
 * @example
 * choices(options({ SMS: ['SMS'], EMAIL: ['E-mail'] }), { minimum: 0 });
 */
export const choices = <const V extends string, const C extends Common & Partial<Length>>(
  options: readonly (Option & { readonly value: V })[],
  rule: C = {} as C,
) =>
  make(
    'choices',
    z
      .array(z.enum(values(options)))
      .check(z.minLength(rule.minimum ?? 1), z.maxLength(rule.maximum ?? options.length)) as unknown as z.ZodMiniType<
      V[]
    >,
    rule as C,
    { minimum: 1, ...rule, options },
  );

/**
 * Builds the options of {@link choice} from `value: [Indonesian, English, colour of a state]`.
 * @example
 * options({ OPEN: ['Terbuka', 'Open', 'info'], DONE: ['Selesai', 'Done', 'success'] });
 */
export const options = <const V extends string>(
  titles: Readonly<Record<V, readonly [id: string, en?: string, colour?: Colour]>>,
) =>
  Object.entries<readonly [string, string?, Colour?]>(titles).map(([value, [id, en, colour]]) => ({
    value: value as V,
    title: { id, en: en ?? id },
    ...(colour ? { colour } : {}),
  }));

/**
 * The status of a record that can be activated and deactivated.
 * @example
 * recordStatus().options?.map(({ value }) => value); // ['active', 'inactive']
 */
export const recordStatus = () =>
  choice(options({ active: ['Aktif', 'Active'], inactive: ['Tidak aktif', 'Inactive'] }));

/** Accepted years. Outside of them browsers and databases disagree about calendar days. */
const years = { from: '1900', to: '2999' } as const;
const inYears = z.refine<string>((value) => value >= years.from && value.slice(0, 4) <= years.to);

/**
 * Schema of a plain date `YYYY-MM-DD`, from 1900 to 2999.
 * @example
 * plainDate().safeParse('2025-02-30').success; // false
 */
export const plainDate = () => z.iso.date().check(inYears);
/**
 * Schema of an instant, ISO 8601 with offset, from 1900 to 2999.
 * @example
 * plainInstant().safeParse('2025-01-31T09:00:00+07:00').success; // true
 */
export const plainInstant = () => z.iso.datetime({ offset: true }).check(inYears);

/**
 * A plain date `YYYY-MM-DD`.
 * @example
 * date({ required: false });
 */
export const date = <const C extends Common>(rule: C = {} as C) => make('date', plainDate(), rule as C);

/**
 * The day a person was born, `yyyy-mm-dd`: screens show its year alone, since a NIK holds the day
 * (docs/model/platform.md#personal-data).
 * @example
 * birthDate({ required: false });
 */
export const birthDate = <const C extends Common>(rule: C = {} as C) =>
  make('date', plainDate(), rule as C, { personal: 'birthDate' });

/**
 * An instant, ISO 8601 with offset; the services answer with `+07:00`.
 * @example
 * instant({ required: false });
 */
export const instant = <const C extends Common>(rule: C = {} as C) => make('instant', plainInstant(), rule as C);

type Narrowed = Pick<Field, 'lovParameters' | 'narrowedBy'>;
/** Parameters of the list of values of a resource; any of a list that is given by its path. */
type ParametersOf<To> = To extends { readonly lov: infer L } ? keyof L & string : string;
type Only<Given, Names extends string> = { readonly [Name in Exclude<keyof Given & string, Names>]?: never };
/** Refuses parameters that the list of values of the target does not have. */
type Parametrised<C extends Narrowed, To> = {
  readonly narrowedBy?: Only<C['narrowedBy'], ParametersOf<To>>;
  readonly lovParameters?: Only<C['lovParameters'], ParametersOf<To>>;
};
type Pointing<To> = To extends Referable ? { readonly target: Target } : unknown;

const pointing = (to: string | Referable) =>
  typeof to === 'string' ? { lov: to } : { lov: `${to.path}/lov`, target: { module: to.module, title: to.title } };

/**
 * The secureId of another record, chosen from its list of values. Given the resource itself, the record that it stands
 * for comes with every answer, and its code and name are shown, exported and sorted by.
 * @param to the resource, or what names it (`core/referables`); the path of a list of values that no resource serves
 * @example
 * reference(regions);
 * reference(mros, { narrowedBy: { mraId: 'mraId' } });
 * reference(branch, { lovParameters: { line: 'NMC' } }); // of core/referables
 */
export const reference = <const C extends Common & Narrowed, const To extends string | Referable = string>(
  to: To,
  rule: C & Parametrised<NoInfer<C>, NoInfer<To>> = {} as never,
) =>
  make('reference', z.uuid(), rule as C, pointing(to)) as Field<Maybe<string, C>> & OfKind<'reference'> & Pointing<To>;

/** The value of a filter that finds the records whose reference is empty. */
export const noneChosen = 'none';

/**
 * A filter by a reference that is empty in records for all: it offers what empty means besides the records.
 * @example
 * orNone(branchRates.fields.productGroupId).emptyMeans; // { id: 'Semua kelompok', en: 'All groups' }
 */
export const orNone = <Value>(field: Field<Value>): Field<Value> & OfKind<'reference'> =>
  ({ ...field, schema: z.union([z.uuid(), z.literal(noneChosen)]) }) as never;

/**
 * Several secureIds of other records: 0 to 500 unless given.
 * @example
 * references(programTypes, { minimum: 1, maximum: 20 });
 */
export const references = <const C extends Common & Narrowed & Partial<Length>>(
  to: string | Referable,
  rule: C = {} as C,
) =>
  make(
    'references',
    z.array(z.uuid()).check(z.minLength(rule.minimum ?? 0), z.maxLength(rule.maximum ?? 500)),
    rule as C,
    { minimum: 0, ...rule, ...pointing(to) },
  );

/**
 * A filter by pasted numbers: the id under which the server keeps them.
 * @example
 * pasted().required; // false
 */
export const pasted = () => make('pasted', z.uuid(), { required: false });

/**
 * A filter by conditions with operators: each text is one group (`core/conditions/where.ts`).
 * @example
 * conditions().required; // false
 */
export const conditions = () =>
  make(
    'conditions',
    z.array(z.string().check(z.minLength(1), z.maxLength(longestGroup))).check(z.maxLength(mostGroups)),
    { required: false },
    { maximum: mostGroups },
  );

/**
 * A value with its own schema, shown by a component of the module.
 * @example
 * object(z.array(z.object({ quantity: z.int() })));
 */
export const object = <Value, const C extends Common>(schema: z.ZodMiniType<Value>, rule: C = {} as C) =>
  make('object', schema, rule as C);
