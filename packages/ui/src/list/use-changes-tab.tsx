import type { ChangesQuery } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { useMemo } from 'react';
import { Spin } from '../core/index.ts';
import { formatNumber } from '../formats/index.ts';
import { changesOf } from '../four-eyes/index.ts';
import type { ListPaths, ListTab } from './props.ts';
import { later } from '../later/index.ts';

const ChangesTab = later(async () => ({ default: (await import('../changes/index.ts')).ChangesTab }), <Spin />);

/** The changes of a list, or of the records of another one that it is narrowed to. */
function changesIn(fixed: Readonly<Record<string, string>> | undefined): ChangesQuery {
  const [narrowed] = Object.entries(fixed ?? {});
  return narrowed ? { within: narrowed[0], withinId: narrowed[1] } : { whole: true };
}

/**
 * The tab with the pending changes of a four-eyes module; `undefined` for other modules.
 * @param own false for a list within another page, whose tabs the address keeps
 * @param fixed what narrows the list to the records of another one: the changes are those of the same records
 * @param loading true until the list has its first rows, which counting must not delay
 */
export function useChangesTab(
  resource: Resource,
  detail: ListPaths<{ readonly secureId: string }>['detail'],
  own: boolean,
  loading: boolean,
  fixed: Readonly<Record<string, string>> | undefined,
): ListTab | undefined {
  // `fourEyes` of a resource is constant, so the order of hooks is too.
  const of = useMemo(() => changesIn(fixed), [fixed]);
  const data = resource.fourEyes
    ? changesOf(resource).useQuery({ query: { ...of, state: ['PENDING'] } }, { skip: !own || loading }).data
    : undefined;
  const total = data && data.total + (data.elsewhere?.total ?? 0);
  return useMemo(() => {
    if (!resource.fourEyes || !own) return undefined;
    const count = total === undefined ? '' : ` (${formatNumber(total)})`;
    return {
      key: 'changes',
      title: text(`Menunggu persetujuan${count}`, `Awaiting approval${count}`),
      // A record below another one has its page there: the address needs what the list is narrowed to.
      content: <ChangesTab resource={resource} detail={detail && ((row) => detail({ ...fixed, ...row }))} of={of} />,
    };
  }, [resource, total, detail, own, of, fixed]);
}
