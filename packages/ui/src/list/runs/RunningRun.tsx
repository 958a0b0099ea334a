import { queryEndpoint } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { runCalls } from '@console/contracts/platform/runs';
import { useState, type RefObject } from 'react';
import { isInUse, useWhenLeft } from '../../interaction/index.ts';
import RunPanel from './RunPanel.tsx';

const runs = queryEndpoint(runCalls.list);

/** Shows the running background run of a module: the person's own, or anyone's for an admin. */
export default function RunningRun({
  resource,
  area,
  onRetried,
}: {
  readonly resource: Pick<Resource, 'acts' | 'module'>;
  /** The rows, which the panel moves. */
  readonly area: RefObject<Element | null>;
  readonly onRetried: (runId: string) => void;
}) {
  const [found, setFound] = useState<string | null>();
  // Not from the cache: a run of an earlier visit may have ended.
  const { currentData, isFetching } = runs.useQuery({ query: { module: resource.module } }, { fresh: true });
  if (found === undefined && currentData && !isFetching)
    setFound(currentData.rows.find(({ state }) => state === 'RUNNING')?.secureId ?? null);
  const shown = useWhenLeft(found, () => Boolean(found) && isInUse(area.current));
  return shown ? (
    <RunPanel resource={resource} secureId={shown} onRetried={onRetried} onClose={() => setFound(null)} />
  ) : null;
}
