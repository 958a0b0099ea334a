import * as z from 'zod/mini';
import { cardNumberFault } from './card-number.ts';
import { inFlagGroup, type FlagGroup } from './flag-groups.ts';
import type { Text } from './text.ts';

// The compiled validators of zod need `new Function`, which the content security policy refuses.
z.config({ jitless: true });

/**
 * One field of a record: plain data that lists, forms, imports and documents read, and the schema that checks it.
 * Written once in a contract; `schema` checks a value that {@link normalise} has cleaned.
 */
export interface Field<Value = unknown> {
  readonly kind: FieldKind;
  readonly schema: z.ZodMiniType<Value>;
  /** False: the field may be empty, which is `null` on the wire. */
  readonly required: boolean;
  /** Set at creation and never after: a differing update is 422 IMMUTABLE. */
  readonly immutable?: boolean;
  /**
   * No two live records share the value (text is compared ignoring case); asked from the server on leaving the field.
   */
  readonly unique?: boolean;
  /** Personal data kind: masked in every answer (docs/model/platform.md#personal-data). */
  readonly personal?: 'phone' | 'nik' | 'email' | 'npwp' | 'card' | 'account' | 'address';
  /**
   * Personal data that its module's own screens show in full, and that is masked only in files and in the audit trail.
   */
  readonly shownInFull?: true;
  /** Whose screens show it, where the model says another group than follows from its kind: see {@link flagGroupOf}. */
  readonly flagGroup?: FlagGroup;
  /** Length of text in characters, number of choices, or bounds of a number. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: RegExp;
  readonly options?: readonly Option[];
  /** What a filter by it calls all of them, where the model says it in words of its own. */
  readonly all?: Text;
  /** Path below the base `middle` of the list of values that a reference chooses from, e.g. `branch/lov`. */
  readonly lov?: string;
  /** Narrows that list, e.g. to the branches of one line. */
  readonly lovParameters?: Readonly<Record<string, string>>;
  /** Pixel size and weight an image must have. */
  readonly image?: ImageRule;
}

export type FieldKind =
  | 'text'
  | 'paragraph'
  | 'code'
  | 'digits'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'date'
  | 'instant'
  | 'reference'
  | 'references'
  | 'image'
  | 'phone'
  | 'card'
  | 'object'
  | 'pasted';

/** Colour of a state's tag; the tag always shows the word too. */
export type Colour = 'success' | 'error' | 'info' | 'warning' | 'neutral';

export interface Option {
  readonly value: string;
  readonly title: Text;
  /** Of states alone: lists and details show them as tags. */
  readonly colour?: Colour;
}

export interface ImageRule {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Allowed deviation of either side, e.g. 0.02 for two percent. */
  readonly tolerance: number;
  readonly maximumBytes: number;
  readonly types: readonly string[];
}

export type Fields = Readonly<Record<string, Field>>;
export type ValueOf<F extends Field> = F extends Field<infer Value> ? Value : never;
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/**
 * Whose screens show a field, whose answers carry it, and who filters and sorts by it: personal data everybody's but a
 * print vendor's, anything else everybody's, unless the field names a group (docs/model/platform.md#profile).
 */
export const flagGroupOf = ({ flagGroup, personal, shownInFull }: Field): FlagGroup =>
  flagGroup ?? (personal && !shownInFull ? 'all-except-6' : 'all');

/** Names of the fields that a user with this flag does not see. */
export const hiddenFrom = (flag: string, fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => !inFlagGroup(flag, flagGroupOf(fields[name]!)));

interface Common {
  readonly required?: boolean;
  readonly immutable?: boolean;
  readonly unique?: boolean;
  readonly personal?: Field['personal'];
  readonly flagGroup?: FlagGroup;
  readonly all?: Text;
}

type Maybe<Value, C extends Common> = C extends { readonly required: false } ? Value | null : Value;

function make<Value, const C extends Common>(
  kind: FieldKind,
  schema: z.ZodMiniType<Value>,
  common: C,
  rest: Partial<Field> = {},
): Field<Maybe<Value, C>> {
  const required = common.required ?? true;
  return {
    ...common,
    ...rest,
    kind,
    required,
    schema: (required ? schema : z.nullable(schema)) as z.ZodMiniType<Maybe<Value, C>>,
  };
}

type Length = { readonly minimum?: number; readonly maximum: number };

const checkedText = (minimum: number, maximum: number, pattern?: RegExp) =>
  z.string().check(z.minLength(minimum), z.maxLength(maximum), ...(pattern ? [z.regex(pattern)] : []));

/** One line of text; lengths in characters after trimming. */
export const line = <const C extends Common & Length & { readonly pattern?: RegExp }>(rule: C) =>
  make('text', checkedText(rule.minimum ?? 1, rule.maximum, rule.pattern), rule as C, rule);

/** Text of several lines. */
export const paragraph = <const C extends Common & Length>(rule: C) =>
  make('paragraph', checkedText(rule.minimum ?? 1, rule.maximum), rule as C, rule);

/** A business code: A-Z, 0-9 and `_`, stored upper-case, fixed after creation, unique. */
export const code = (rule: { minimum?: number; maximum?: number; pattern?: RegExp } = {}) => {
  const { minimum = 2, maximum = 20, pattern = /^[A-Z0-9_]+$/ } = rule;
  return make(
    'code',
    checkedText(minimum, maximum, pattern),
    { immutable: true, unique: true },
    { minimum, maximum, pattern },
  );
};

/** A string of digits, such as an office or zip code. Never a number: leading zeros count. */
export const digits = <const C extends Common & Length & { readonly pattern?: RegExp }>(rule: C) =>
  make('digits', checkedText(rule.minimum ?? rule.maximum, rule.maximum, rule.pattern ?? /^[0-9]+$/), rule as C, {
    pattern: /^[0-9]+$/,
    ...rule,
    minimum: rule.minimum ?? rule.maximum,
  });

/** An e-mail address as far as a form can tell; no part of it can match what another part matches, so it is linear. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Indonesian mobile number `08` + 8-12 digits; `+62`, `62`, spaces and dashes are normalised
 * (docs/model/membership.md#formats).
 */
export const phone = <const C extends Common>(rule: C = {} as C) =>
  make('phone', checkedText(10, 14, /^08[0-9]{8,12}$/), rule as C, {
    personal: 'phone',
    minimum: 10,
    maximum: 14,
    pattern: /^08[0-9]{8,12}$/,
  });

/**
 * A card number, sixteen digits with their check digit: spaces and dashes are cleaned away. In full on the screens of
 * the card modules, where staff compare it with the plastic, and masked in their files
 * (docs/model/cards.md#scope-of-cards, docs/model/cards.md#card-number).
 */
export const cardNo = <const C extends Common>(rule: C = {} as C) =>
  make(
    'card',
    z.string().check(
      z.refine((typed) => cardNumberFault(typed) === null, {
        error: ({ input }) => cardNumberFault(String(input)) ?? 'PATTERN',
      }),
    ),
    rule as C,
    { personal: 'card', shownInFull: true, minimum: 16, maximum: 16 },
  );

type Range = { readonly minimum: number; readonly maximum: number };
const whole = (rule: Range) => z.int().check(z.gte(rule.minimum), z.lte(rule.maximum));

/** A whole number within bounds, both included. */
export const integer = <const C extends Common & Range>(rule: C) => make('integer', whole(rule), rule as C, rule);

/** An amount in whole rupiah. */
export const money = <const C extends Common & Range>(rule: C) => make('money', whole(rule), rule as C, rule);

/** Yes or no. */
export const flag = () => make('flag', z.boolean(), {});

const values = (options: readonly Option[]) => options.map((option) => option.value) as [string, ...string[]];

/** One of a fixed list. */
export const choice = <const V extends string, const C extends Common>(
  options: readonly (Option & { readonly value: V })[],
  rule: C = {} as C,
) => make('choice', z.enum(values(options)) as unknown as z.ZodMiniType<V>, rule as C, { options });

/** Several of a fixed list, each at most once. */
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

/** Builds the options of {@link choice} from `value: [Indonesian, English]`, of states with their colour. */
export const options = <const V extends string>(
  titles: Readonly<Record<V, readonly [id: string, en?: string, colour?: Colour]>>,
) =>
  Object.entries<readonly [string, string?, Colour?]>(titles).map(([value, [id, en, colour]]) => ({
    value: value as V,
    title: { id, en: en ?? id },
    ...(colour ? { colour } : {}),
  }));

/** The status of a record that is switched on and off. */
export const recordStatus = () =>
  choice(options({ active: ['Aktif', 'Active'], inactive: ['Tidak aktif', 'Inactive'] }));

/** Years that a date of the business can lie in; beyond them neither clients nor databases count days alike. */
const years = { from: '1900', to: '2999' } as const;
const inYears = z.refine<string>((value) => value >= years.from && value.slice(0, 4) <= years.to);

/** The text of a plain date `YYYY-MM-DD`, from 1900 to 2999. */
export const plainDate = () => z.iso.date().check(inYears);
/** The text of an instant, ISO 8601 with offset, from 1900 to 2999. */
export const plainInstant = () => z.iso.datetime({ offset: true }).check(inYears);

/** A plain date `YYYY-MM-DD`. */
export const date = <const C extends Common>(rule: C = {} as C) => make('date', plainDate(), rule as C);

/** An instant, ISO 8601 with offset; the services answer with `+07:00`. */
export const instant = <const C extends Common>(rule: C = {} as C) => make('instant', plainInstant(), rule as C);

type Narrowed = Pick<Field, 'lovParameters'>;

/** The secureId of another record, chosen from its list of values. */
export const reference = <const C extends Common & Narrowed>(lov: string, rule: C = {} as C) =>
  make('reference', z.uuid(), rule as C, { lov });

/** Several secureIds of other records. */
export const references = <const C extends Common & Narrowed & Partial<Length>>(lov: string, rule: C = {} as C) =>
  make(
    'references',
    z.array(z.uuid()).check(z.minLength(rule.minimum ?? 0), z.maxLength(rule.maximum ?? 500)),
    rule as C,
    { minimum: 0, ...rule, lov },
  );

/** The fileId of an uploaded image (docs/model/platform.md#file-uploads). */
export const image = <const C extends Common>(rule: ImageRule, common: C = {} as C) =>
  make('image', z.uuid(), common as C, { image: rule });

/** Numbers pasted into a list: the id under which the services keep them. */
export const pasted = () => make('pasted', z.uuid(), { required: false });

/** A value with a shape of its own, shown by a component of the module. */
export const object = <Value, const C extends Common>(schema: z.ZodMiniType<Value>, rule: C = {} as C) =>
  make('object', schema, rule as C);
