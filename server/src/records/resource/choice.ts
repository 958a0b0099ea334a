import { labelFields } from '@console/contracts/core/resource';
import { expressionOf } from './columns.ts';
import type { Sql } from './definition.ts';
import type { RegisteredResource } from './registered.ts';

/** Code and name by which a record is known where others refer to it, as SQL over its own table `t`. */
export function choiceOf({ resource, definition }: Pick<RegisteredResource, 'resource' | 'definition'>): {
  readonly code: Sql;
  readonly name: Sql;
} {
  const [label = ''] = labelFields(resource);
  const ownCode = 'code' in resource.fields || 'code' in resource.derived ? 'code' : label;
  const { code = ownCode, name = label } = resource.choice ?? {};
  return { code: expressionOf(definition as never, code), name: expressionOf(definition as never, name) };
}
