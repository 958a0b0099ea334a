import type { Field, Fields } from './core/fields.ts';
import { domains } from './domains.ts';

/** The fields of all resources, also derived ones and those of filters, by `module.name`. */
export const everyField = (): readonly (readonly [string, Field])[] =>
  domains
    .flatMap(({ resources }) => resources)
    .flatMap(({ module, fields, derived, list }) =>
      [fields, derived, list.filters].flatMap((group) =>
        Object.entries(group as Fields).map(([name, field]) => [`${module}.${name}`, field] as const),
      ),
    );
