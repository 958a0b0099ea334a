import type { Call } from './call.ts';
import { pasted, type Fields } from './fields.ts';
import type { ListTabs } from './list-tabs.ts';
import { orderRule } from './ranges.ts';
import { touchesDecided } from './resource/decided.ts';
import type { Operation, Resource, Shape } from './resource/declaration.ts';

export * from './resource/declaration.ts';
export { touchesDecided, type Decided } from './resource/decided.ts';
export { hiddenOf, shownTo } from './resource/shown-to.ts';
export {
  deleteBody,
  frame,
  pageSizesOf,
  recordSchema,
  revealedSeconds,
  statusAllBody,
  statusBody,
} from './resource/schemas.ts';
export { callsOf, operationCall, tabCountsCall } from './resource/calls.ts';
export type {
  CallsOf,
  Changed,
  Deletion,
  ListQueryOf,
  OperationCalls,
  RevealBody,
  SavedOf,
  StatusChange,
  StatusChangeOfAll,
} from './resource/operations.ts';

type Options<F extends Fields, D extends Fields, L extends Fields, S extends Shape> = Pick<
  Resource<F, D, L, S>,
  'module' | 'title' | 'fields' | 'label' | 'operations' | 'volume'
> &
  Partial<Omit<Resource<F, D, L, S>, 'list'>> & {
    readonly list: Partial<Omit<Resource['list'], 'filters' | 'numbers' | 'tabs' | 'defaultSort'>> & {
      readonly filters?: L;
      readonly numbers?: S['numbers'];
      readonly tabs?: S['tabs'];
      readonly defaultSort: readonly string[];
    };
  };

const none = {} as const;

/**
 * Declares a module's resource and fills in the defaults: base `middle`, path of the module's name, privilege
 * `<module>:browse`, a status, no rules.
 * @example
 * export const programTypes = defineResource({
 *   module: 'program-type',
 *   title: text('Jenis program', 'Program type'),
 *   fields: { code: code(), name: line({ minimum: 3, maximum: 100 }) },
 *   label: 'name',
 *   operations: ['list', 'detail', 'lov'],
 *   volume: 100,
 *   list: { sorts: ['code', 'name'], defaultSort: ['code,asc'], search: ['code', 'name'] },
 * });
 */
export function defineResource<
  const F extends Fields,
  O extends Operation,
  const D extends Fields = typeof none,
  const L extends Fields = typeof none,
  E extends boolean = false,
  const C extends Readonly<Record<string, Call>> = typeof none,
  const N extends readonly string[] | undefined = undefined,
  const T extends ListTabs | undefined = undefined,
>(
  options: Options<F, D, L, { operation: O; fourEyes: E; calls: C; numbers: N; tabs: T }>,
): Resource<F, D, L, { operation: O; fourEyes: E; calls: C; numbers: N; tabs: T }> {
  return {
    base: 'middle',
    path: options.module,
    privilege: `${options.module}:browse`,
    derived: none as unknown as D,
    status: true,
    titles: {},
    ranges: [],
    errors: {},
    calls: none as unknown as C,
    lov: none,
    fourEyes: false as E,
    awaitsApproval: (change) =>
      options.fourEyes === true && (options.decided === undefined || touchesDecided(options.decided, change)),
    stepUp: none,
    ...options,
    rules: [...(options.ranges ?? []).map(orderRule), ...(options.rules ?? [])],
    list: {
      sorts: [],
      search: [],
      ...options.list,
      filters: {
        ...(options.list.filters ?? none),
        ...(options.list.numbers ? { numbers: pasted() } : {}),
      } as unknown as L,
    },
  };
}

/**
 * The fields whose values name a record.
 * @example
 * labelFields({ label: 'name' }); // ['name']
 */
export const labelFields = ({ label }: Pick<Resource, 'label'>): readonly string[] =>
  typeof label === 'string' ? [label] : label;
