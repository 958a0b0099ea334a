import { cleanText } from '@console/contracts/core/clean-text';
import { optionText } from '@console/contracts/core/validation';
import type * as z from 'zod/mini';
import { isExact } from './clean-texts.ts';
import { fieldErrorsOf } from './issues.ts';
import { invalid } from './refusal.ts';
import { unstorablePath } from './storable-text.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypeDef & {
  innerType?: Schema;
  shape?: Record<string, Schema>;
  left?: Schema;
  right?: Schema;
  options?: readonly Schema[];
  element?: Schema;
  values?: readonly unknown[];
};

const definitionOf = (schema: Schema): Definition => schema._zod.def as Definition;

/** The schema inside `optional`, `nullable` and the like. */
function unwrapped(schema: Schema): Definition {
  const definition = definitionOf(schema);
  return definition.innerType ? unwrapped(definition.innerType) : definition;
}

/** The members of an object schema, or of an intersection of several. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const definition = unwrapped(schema);
  if (definition.left && definition.right) return { ...shapeOf(definition.left), ...shapeOf(definition.right) };
  return definition.shape ?? {};
}

const isNumber = (definition: Definition): boolean =>
  definition.type === 'number' ||
  (definition.type === 'literal' && typeof definition.values?.[0] === 'number') ||
  (definition.type === 'union' && definition.options?.[0] !== undefined && isNumber(unwrapped(definition.options[0])));

const readNumber = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const readFlag = (text: string): unknown => (text === 'true' ? true : text === 'false' ? false : text);

function read(definition: Definition, value: unknown): unknown {
  if (definition.type === 'array') {
    const element = unwrapped(definition.element as Schema);
    return (Array.isArray(value) ? value : [value]).map((item) => read(element, item));
  }
  if (typeof value !== 'string') return value;
  if (isNumber(definition)) return readNumber(value);
  if (definition.type === 'enum') return optionText(value);
  return definition.type === 'boolean' ? readFlag(value) : value;
}

/** Texts of parameters as texts are compared and stored. A repeated one, such as a condition, keeps its blanks. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? cleanText(each) : each));
  return typeof value === 'string'
    ? cleanText(value)
        .replace(/[^\S\n]+/g, ' ')
        .trim()
    : value;
}

/**
 * Reads flat parameters by their schema: repeated keys become arrays, digits numbers, `true` and `false` booleans.
 * Blank values count as absent, unknown names are ignored.
 * @throws Refusal VALIDATION naming the invalid parameters.
 */
export function readQuery<Query>(schema: z.ZodMiniType<Query>, raw: Readonly<Record<string, unknown>>): Query {
  const values: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(shapeOf(schema))) {
    const value = isExact(name, raw[name]) ? raw[name] : cleaned(raw[name]);
    if (unstorablePath(value) !== null) throw invalid({ field: name, code: 'PATTERN' });
    if (value != null && value !== '') values[name] = read(unwrapped(member), value);
  }
  const checked = schema.safeParse(values, { reportInput: true });
  if (!checked.success) throw invalid(...fieldErrorsOf(checked.error));
  return checked.data;
}
