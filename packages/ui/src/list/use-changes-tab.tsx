import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { useMemo } from 'react';
import { Spin } from '../core/index.ts';
import { formatNumber } from '../formats/index.ts';
import { changesOf } from '../four-eyes/index.ts';
import type { ListPaths, ListTab } from './props.ts';
import { later } from '../later/index.ts';

const ChangesTab = later(async () => ({ default: (await import('../changes/index.ts')).ChangesTab }), <Spin />);

/**
 * The tab with the pending changes of a four-eyes module; `undefined` for other modules.
 * @param own false for a list within another page, whose tabs the address keeps
 * @param loading true until the list has its first rows, which counting must not delay
 */
export function useChangesTab(
  resource: Resource,
  detail: ListPaths<{ readonly secureId: string }>['detail'],
  own: boolean,
  loading: boolean,
): ListTab | undefined {
  // `fourEyes` of a resource is constant, so the order of hooks is too.
  const total = resource.fourEyes
    ? changesOf(resource).useQuery({ query: { state: ['PENDING'] } }, { skip: !own || loading }).data?.total
    : undefined;
  return useMemo(() => {
    if (!resource.fourEyes || !own) return undefined;
    const count = total === undefined ? '' : ` (${formatNumber(total)})`;
    return {
      key: 'changes',
      title: text(`Menunggu persetujuan${count}`, `Awaiting approval${count}`),
      content: <ChangesTab resource={resource} detail={detail} />,
    };
  }, [resource, total, detail, own]);
}
