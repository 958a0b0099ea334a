import { permitExactMatch } from '../numbers/exact-match.ts';
import type { Context } from '../../platform/context.ts';
import { refuseHidden } from '../../platform/http/hidden-fields.ts';
import { readQuery, shapeOf } from '../../platform/http/query.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { withReferredNumbers } from '../number-references/parameters.ts';
import type { Services } from '../../platform/services.ts';
import { selectionOf, type Selection } from '../resource/list-query.ts';
import type { RegisteredResource } from '../resource/registered.ts';

type Asked = Pick<Context, 'caller' | 'request' | 'db'>;
type Given = Readonly<Record<string, unknown>>;

/**
 * Reads and permits the selection of any call of a list. Counting, changing or exporting what a masked number finds
 * reveals as much as listing it, so all have the same checks.
 * @throws Refusal VALIDATION, SORT_FIELD, EXACT_MATCH_DENIED, EXACT_MATCH_LIMIT
 */
export async function requestedSelection(
  services: Services,
  context: Asked,
  registered: RegisteredResource,
  query: Given,
): Promise<Selection> {
  const selection = selectionOf(registered.resource, query);
  await permitExactMatch(services, context, registered, selection);
  return selection;
}

/**
 * The same for the `filter` in a body: validated as the parameters of the list. An unknown name is refused, because
 * without it the filter selects more than was meant.
 */
export async function requestedFilter(
  services: Services,
  context: Asked,
  registered: RegisteredResource,
  filter: Given,
): Promise<Pick<Selection, 'filters' | 'search'>> {
  const list = registered.calls['list'];
  const schema = list?.query;
  if (!list || !schema) throw new TypeError(`${registered.resource.module} has no list whose filter could be meant`);
  const known = shapeOf(schema);
  const unknown = Object.keys(filter).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw invalid({ field: `filter.${unknown}`, code: 'NOT_ALLOWED' });
  const query = readQuery(schema, await withReferredNumbers(services, filter)) as Given;
  refuseHidden(list, context.caller, query);
  const { filters, search } = await requestedSelection(services, context, registered, query);
  return { filters, search };
}
