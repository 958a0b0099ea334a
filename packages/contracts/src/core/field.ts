// Long: one declaration, with what each part of it means.
import type * as z from 'zod/mini';
import { inFlagGroup, type FlagGroup } from './flag-groups.ts';
import type { Target } from './reference.ts';
import type { Text } from './text.ts';

/**
 * One field of a record: data that lists, forms, imports and documents read, and the schema that checks its value.
 * `schema` expects a value cleaned by `normalise`.
 */
export interface Field<Value = unknown> {
  readonly kind: FieldKind;
  /** What it is called wherever it stands; the titles of a resource go before. */
  readonly title?: Text;
  readonly schema: z.ZodMiniType<Value>;
  /** False: the field may be empty, which is `null` on the wire. */
  readonly required: boolean;
  /** Cannot change after creation: an update with another value is 422 IMMUTABLE. */
  readonly immutable?: boolean;
  /**
   * No two records that are not deleted share the value (text ignores case). Forms ask the server when the field loses
   * the focus.
   */
  readonly unique?: boolean;
  /** Personal data kind: masked in every answer (docs/model/platform.md#personal-data). */
  readonly personal?: 'phone' | 'nik' | 'email' | 'npwp' | 'card' | 'account' | 'address' | 'birthDate';
  /** Personal data that the module's screens show in full. It is masked in files and in the audit trail only. */
  readonly shownInFull?: true;
  /** Users who see it, where that differs from the default of {@link flagGroupOf}. */
  readonly flagGroup?: FlagGroup;
  /** Users who change it, where not everybody does who changes the record; others see it fixed. */
  readonly changedBy?: FlagGroup;
  /** Left out of every answer and file for users of a branch, admins excepted. */
  readonly notForBranches?: true;
  /** A text for programs, such as JSON or a pattern, or for members: its quotes, hyphens and blanks stay as typed. */
  readonly keepsSigns?: true;
  /** Length of text in characters, number of choices, or bounds of a number. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: RegExp;
  readonly options?: readonly Option[];
  /** The options are the whole numbers between these two, typed and shown as ranges. */
  readonly numbered?: { readonly minimum: number; readonly maximum: number };
  /** A band such as `7-12`; files have its ends in two columns, since a spreadsheet would read a day in it. */
  readonly band?: { readonly from: Text; readonly to: Text };
  /** `false`: digits are not grouped, as of a year. */
  readonly grouped?: false;
  /** What an empty value means, where it means something: "all groups". */
  readonly emptyMeans?: Text;
  /** 0 is no value, as staff's sheets have it; wherever it is typed, sent or read from a file. */
  readonly zeroIsNone?: true;
  /** Text of a filter's entry without a condition, where the model fixes another than the usual one. */
  readonly all?: Text;
  /** Path below the base `middle` of the list of values that a reference chooses from, e.g. `branch/lov`. */
  readonly lov?: string;
  /** Fixed parameters of that list, e.g. only branches of one line; the server refuses a value outside of it. */
  readonly lovParameters?: Readonly<Record<string, string>>;
  /** The resource that a reference points at. */
  readonly target?: Target;
  /** Records that are not active may be chosen too: its module checks the choice, instead of the mechanism. */
  readonly inAnyState?: boolean;
  /**
   * Parameters of that list taken from other fields of the record: by parameter, the field. Changing that field empties
   * this one, and the server refuses a value that the narrowed list does not hold; of several values, each.
   */
  readonly narrowedBy?: Readonly<Record<string, string>>;
  /** The value is a code of this module's records: one must have it. Set by {@link digits} and the like. */
  readonly codeOf?: CodeOf;
  /** The text is the code of a record that is chosen from a list of values. */
  readonly codeFrom?: CodeFrom;
  /** Pixel size, bytes and types that an image must have. */
  readonly image?: ImageRule;
  /** Bytes and types of each picture of a list of pictures. */
  readonly images?: ImagesRule;
  /** Columns of a table that is filled in like a spreadsheet (`core/sheet.ts`). */
  readonly sheet?: SheetRule;
  /** Text compared letter by letter, as ids are; without regard to case unless given. */
  readonly exact?: true;
  /** A secret of another service: a text that `normalise` would change is refused, because it would not fit. */
  readonly secret?: true;
  /** Whether the value of a record is such a secret, by its other fields as they were sent. */
  readonly secretWhen?: (record: Readonly<Record<string, unknown>>) => boolean;
  /**
   * A number with decimals that is kept as text: `normalise` reads it as people write it (`written-number.ts`), and
   * gives three decimals a fourth, since `1.050` may be a thousand.
   */
  readonly decimal?: true;
  /** A telephone number: `normalise` removes spaces and dashes, and turns `+62` into `0`. */
  readonly telephone?: true;
}

/** The records whose code a field holds in place of an id, because several rows may share the code. */
export interface CodeOf {
  readonly module: string;
  /** An active record with the code prevents that the last row of it is switched off. */
  readonly holds?: true;
}

/**
 * The list of values that a code is chosen from, or the lists by the value of another field; without a list any text is
 * taken.
 */
export type CodeFrom =
  | { readonly list: string; readonly by?: undefined }
  | { readonly by: string; readonly lists: Readonly<Record<string, string>> };

/** Columns of a sheet, and what its rows must be together. */
export interface SheetRule {
  readonly columns: Fields;
  readonly titles: Readonly<Record<string, Text>>;
  /** Columns with the ends of a band; no two bands share a value. */
  readonly band?: { readonly from: string; readonly to: string };
  /** Columns whose values together occur once; empty for none. */
  readonly key: readonly string[];
  /** Columns that hold what a row says: blank or 0 there is null, and a row in which all are null is left out. */
  readonly says: readonly string[];
  readonly notAbove: readonly NotAbove[];
  /** Columns that count as another one of the row while they are empty; their cells show its value as a hint. */
  readonly follows?: Readonly<Record<string, string>>;
}

/** A column that is at most what another one of the row is. */
export interface NotAbove {
  readonly column: string;
  readonly limit: string;
  /** Code of the refusal, one of `field-errors.ts`. */
  readonly code: string;
  /** True: the column needs the other one. */
  readonly withLimit?: true;
}

export type FieldKind =
  | 'text'
  | 'paragraph'
  | 'richText'
  | 'tags'
  | 'code'
  | 'digits'
  | 'integer'
  | 'decimal'
  | 'percent'
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
  | 'pasted'
  | 'conditions';

const numeric: ReadonlySet<string> = new Set<FieldKind>(['integer', 'decimal', 'percent', 'money']);

/**
 * Whether values of a kind are numbers, however they travel.
 * @example
 * isNumeric('money'); // true
 */
export const isNumeric = (kind: string): boolean => numeric.has(kind);

/**
 * Whether numbers of a kind may have decimals.
 * @example
 * hasDecimals('money'); // false
 */
export const hasDecimals = (kind: string): boolean => kind === 'decimal' || kind === 'percent';

/**
 * The kind by whose rules a value is typed and pasted: a number with decimals that is kept as text is typed as one.
 * @example
 * typedKind(line({ maximum: 7, decimal: true })); // 'decimal'
 */
export const typedKind = ({ kind, decimal }: Pick<Field, 'kind' | 'decimal'>): FieldKind =>
  decimal ? 'decimal' : kind;

/** A field whose kind the types know, so that what only some kinds can do is checked when the contract compiles. */
export interface OfKind<K extends FieldKind> {
  readonly kind: K;
}

/** Colour of a state's tag; the tag always shows the word too. */
export type Colour = 'success' | 'error' | 'info' | 'warning' | 'neutral';

export interface Option {
  readonly value: string;
  readonly title: Text;
  /** Set for states: lists and details show them as tags. */
  readonly colour?: Colour;
}

export interface ImageRule extends ImagesRule {
  /** Pixels; free unless given. */
  readonly width?: number;
  readonly height?: number;
  /** Allowed deviation of each side as a fraction: 0.02 is two percent. */
  readonly tolerance?: number;
  /**
   * Shows a person or a document of one: opened by who decides on the record or may reveal personal data, with a
   * watermark and an audit entry each time (docs/model/platform.md#personal-data).
   */
  readonly ofPerson?: true;
}

/** What every picture of a list of pictures must be; its size in pixels is free. */
export interface ImagesRule {
  readonly maximumBytes: number;
  /** Media types that are kept, and that may be chosen; a drawing in SVG is kept as a picture in PNG. */
  readonly types: readonly string[];
}

export type Fields = Readonly<Record<string, Field>>;
export type ValueOf<F extends Field> = F extends Field<infer Value> ? Value : never;
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/**
 * The users who get a field in answers and screens, and may filter and sort by it: the field's own group, else
 * everybody except print vendors for personal data, else everybody (docs/model/platform.md#profile).
 * @example
 * flagGroupOf(phone()); // 'all-except-6'
 */
export const flagGroupOf = ({ flagGroup, personal, shownInFull }: Field): FlagGroup =>
  flagGroup ?? (personal && !shownInFull ? 'all-except-6' : 'all');

/**
 * Names of the fields that a user with this flag, or of a branch, does not see.
 * @example
 * hiddenFrom('6', { name: line({ maximum: 50 }), phoneNo: phone() }); // ['phoneNo']
 */
export const hiddenFrom = (flag: string, fields: Fields, isOfBranch = false): readonly string[] =>
  Object.keys(fields).filter(
    (name) => !inFlagGroup(flag, flagGroupOf(fields[name]!)) || (isOfBranch && fields[name]!.notForBranches),
  );

const listKinds: ReadonlySet<FieldKind> = new Set(['choices', 'references', 'tags', 'object', 'pasted']);

/**
 * Whether the value of a field may be a list, of which an empty one is no value. In every other field a list is another
 * type, which its schema refuses.
 */
export const holdsList = ({ kind, sheet, images }: Field): boolean =>
  sheet !== undefined || images !== undefined || listKinds.has(kind);
