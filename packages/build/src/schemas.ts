/**
 * The schema library as contracts use it. The shell provides this module under the name `zod/mini` (see `sharing.mjs`);
 * name a further function here before the first contract uses it. `scripts/checks/curated.mjs` compares.
 */
export {
  array,
  boolean,
  config,
  enum,
  gte,
  int,
  intersection,
  iso,
  literal,
  lte,
  maxLength,
  minLength,
  null,
  nullable,
  nullish,
  number,
  object,
  optional,
  record,
  refine,
  regex,
  string,
  union,
  unknown,
  url,
  uuid,
  // @ts-expect-error The alias of `sharing.mjs`: the whole package, which this module stands in for.
} from 'zod-mini-whole';
