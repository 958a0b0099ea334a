import { takesTyped } from '@console/contracts/core/typed-values';
import type * as z from 'zod/mini';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';

/** Numbers come as texts where binary floats would lose digits: each says which digits it takes. */

const server = useServer({ modules });

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly left?: z.core.$ZodType;
  readonly right?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly valueType?: z.core.$ZodType;
}

/** Names of amounts, shares and rates. */
const numeric =
  /^(price|premium|regular|repeat|base|loan|amount)$|(Amount|Rate|Pct|Percent|Price|Income|Total|Regular|Repeat)$/;

/** The names of texts within a schema that are numbers by their name and take any text. */
function freeNumbers(schema: z.core.$ZodType, name: string): string[] {
  // Drafts keep what is typed, also what is not a number yet.
  if (takesTyped(schema)) return [];
  const of = schema._zod.def as unknown as Definition;
  if (of.type === 'string')
    return numeric.test(name) && (schema as z.ZodMiniType).safeParse('1e99').success ? [name] : [];
  if (of.shape) return Object.entries(of.shape).flatMap(([key, each]) => freeNumbers(each, key));
  const within = [of.innerType, of.element, of.left, of.right, of.valueType, ...(of.options ?? [])];
  return within.flatMap((each) => (each ? freeNumbers(each, name) : []));
}

test('no number of a body or a query is any text', () => {
  const calls = [...server.current.app.calls.values()];
  const found = calls.flatMap(({ name, body, query }) =>
    [body, query].flatMap((schema) =>
      schema ? freeNumbers(schema as never, '').map((each) => `${name}: ${each}`) : [],
    ),
  );
  expect(found).toEqual([]);
  expect(calls.length).toBeGreaterThan(500);
});
