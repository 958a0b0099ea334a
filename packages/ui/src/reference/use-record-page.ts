import { useCan } from '@console/auth';
import { useRouteTable } from '../navigation/index.ts';

/** Address with one parameter, which comes last: the detail page of a record. */
const isDetail = (path: string, module: string): boolean =>
  path.startsWith(`/${module}/:`) && path.split('/').length === 3;

/**
 * Address of the detail page of a record of another module; undefined when there is none or this person may not open
 * it.
 * @example
 * const page = useRecordPage('regions')?.(secureId); // /regions/0193…
 */
export function useRecordPage(module: string): ((secureId: string) => string) | undefined {
  const route = useRouteTable().find((entry) => entry.module === module && isDetail(entry.path, module));
  const can = useCan(route?.privilege ?? '');
  return route && can('view') ? (secureId) => route.path.replace(/:\w+$/, secureId) : undefined;
}
