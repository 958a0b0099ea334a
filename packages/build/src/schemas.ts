/**
 * The schemas of contracts in the browser: noted when they are declared, built when something is first checked. The
 * shell provides this module as `zod/mini` (see `sharing.mjs`), so that neither the library nor schemas that nobody
 * uses stand before a page. Add a further function here, and to `whole-schemas.ts`, before the first contract uses it;
 * `scripts/checks/curated.mjs` checks that.
 */
interface Built {
  check(...checks: readonly unknown[]): Built;
  safeParse(value: unknown): unknown;
}
type Function = (...values: readonly unknown[]) => Built;
type Library = Readonly<Record<string, Function>> & { readonly iso: Readonly<Record<string, Function>> };

let library: Library | null = null;
/** Settings of the library, made before any schema is built. */
const settings: unknown[] = [];

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What the library takes in place of a noted value: schemas within lists and shapes are built too. */
function built(value: unknown, from: Library): unknown {
  if (value instanceof Noted) return value.built(from);
  if (Array.isArray(value)) return value.map((each) => built(each, from));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, built(each, from)]));
}

/** A schema or a check that is not built yet. */
class Noted {
  /** Of an object: its members, for contracts that extend it. */
  readonly shape: unknown;
  readonly #build: (from: Library) => Built;
  #built: Built | undefined;

  constructor(build: (from: Library) => Built, shape?: unknown) {
    this.#build = build;
    this.shape = shape;
  }

  built(from: Library): Built {
    this.#built ??= this.#build(from);
    return this.#built;
  }

  check(...checks: readonly unknown[]): Noted {
    return new Noted((from) => this.built(from).check(...checks.map((each) => built(each, from))), this.shape);
  }

  /** Until the library has arrived nothing is refused: the services check everything that they are sent. */
  safeParse(value: unknown): unknown {
    return library === null ? { success: true, data: value } : this.built(library).safeParse(value);
  }
}

const note =
  (find: (from: Library) => Function | undefined) =>
  (...values: readonly unknown[]) =>
    new Noted((from) => find(from)!(...values.map((each) => built(each, from))), values[0]);
const noted = (name: string) => note((from) => from[name]);

const array = noted('array');
const boolean = noted('boolean');
const enumeration = noted('enum');
const gte = noted('gte');
const int = noted('int');
const intersection = noted('intersection');
const iso = { date: note((from) => from.iso['date']), datetime: note((from) => from.iso['datetime']) };
const literal = noted('literal');
const lte = noted('lte');
const maxLength = noted('maxLength');
const minLength = noted('minLength');
const nothing = noted('null');
const nullable = noted('nullable');
const nullish = noted('nullish');
const number = noted('number');
const object = noted('object');
const optional = noted('optional');
const record = noted('record');
const refine = noted('refine');
const regex = noted('regex');
const string = noted('string');
const toUpperCase = noted('toUpperCase');
const trim = noted('trim');
const union = noted('union');
const unknown = noted('unknown');
const url = noted('url');
const uuid = noted('uuid');
const config = (value: unknown) => void settings.push(value);

export {
  array,
  boolean,
  config,
  enumeration as enum,
  gte,
  int,
  intersection,
  iso,
  literal,
  lte,
  maxLength,
  minLength,
  nothing as null,
  nullable,
  nullish,
  number,
  object,
  optional,
  record,
  refine,
  regex,
  string,
  toUpperCase,
  trim,
  union,
  unknown,
  url,
  uuid,
};

/**
 * Takes the library, once it has been fetched: from now on schemas check.
 * @example
 * buildSchemasWith(await import('@console/build/whole-schemas'));
 */
export function buildSchemasWith(fetched: unknown): void {
  const whole = fetched as Library;
  for (const each of settings) whole['config']!(each);
  library = whole;
}
