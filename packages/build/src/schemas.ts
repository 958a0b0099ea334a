/**
 * The part of the schema library that contracts use. The shell provides this module as `zod/mini` (see `sharing.mjs`).
 * Add a further function here before the first contract uses it; `scripts/checks/curated.mjs` checks that.
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
  // @ts-expect-error An alias of `sharing.mjs` for the complete package.
} from 'zod-mini-whole';
