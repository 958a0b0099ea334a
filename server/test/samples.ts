import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypeDef & {
  readonly innerType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly left?: Schema;
  readonly right?: Schema;
  readonly options?: readonly Schema[];
  readonly element?: Schema;
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly in?: Schema;
};

const texts = [
  'Nilai uji',
  'UJI1',
  'uji.satu',
  'ALL',
  '7-12',
  '00000000-0000-4000-8000-000000000000',
  '2026-01-02',
  '2026-01-02T03:04:05+07:00',
  '10:00',
  '081234567890',
  '9710010000000019',
  '3174010101900001',
  'AGN000001',
  'uji@contoh.id',
  'https://contoh.id/uji',
  '#112233',
  '12',
  '1234',
  '12345',
  '13010260100001',
  'MH1JM8118KK123456',
  'a'.repeat(43),
];

const fits = (schema: Schema, value: unknown): boolean => (schema as z.ZodMiniType).safeParse(value).success;

function numberFor(schema: Schema): unknown {
  return [1, 0, 2, 10, 100, 10_000, -1].find((value) => fits(schema, value)) ?? 1;
}

/** A valid value of a schema, as far as the schema describes it. */
export function sampleOf(schema: Schema): unknown {
  const definition = schema._zod.def as Definition;
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).map(([name, member]) => [name, sampleOf(member)]),
      );
    case 'intersection':
      return {
        ...(sampleOf(definition.left as Schema) as object),
        ...(sampleOf(definition.right as Schema) as object),
      };
    case 'string':
      return texts.find((text) => fits(schema, text)) ?? texts[0];
    case 'number':
    case 'int':
      return numberFor(schema);
    case 'boolean':
      return true;
    case 'literal':
      return definition.values?.[0];
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'array':
      return [sampleOf(definition.element as Schema)];
    case 'union':
      return sampleOf(definition.options?.[0] as Schema);
    case 'pipe':
      return sampleOf(definition.in as Schema);
    case 'record':
      return { uji: 'nilai' };
    default:
      return definition.innerType ? sampleOf(definition.innerType) : 'nilai';
  }
}

export type Path = readonly (string | number)[];

/** Paths of the single values of a sample. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, member]) =>
    leavesOf(member, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** The sample with another value at one path. */
export function withLeaf(value: unknown, [name, ...rest]: Path, leaf: unknown): unknown {
  if (name === undefined) return leaf;
  if (Array.isArray(value)) return value.map((item, at) => (at === name ? withLeaf(item, rest, leaf) : item));
  const members = value as Record<string, unknown>;
  return { ...members, [name]: withLeaf(members[name], rest, leaf) };
}
