import { queryEndpoint } from '@console/api';
import { runCalls } from '@console/contracts/platform/runs';
import { useState } from 'react';
import RunPanel from './RunPanel.tsx';

const runs = queryEndpoint(runCalls.list);

/** The background run that is at work on a module, for whoever started it and comes back to the list by another way than its address; an admin sees those of all. */
export default function RunningRun({ module }: { readonly module: string }) {
  const [found, setFound] = useState<string | null>();
  // What an earlier visit was told may have ended since.
  const { currentData, isFetching } = runs.useQuery({ query: { module } }, { fresh: true });
  if (found === undefined && currentData && !isFetching)
    setFound(currentData.rows.find(({ state }) => state === 'RUNNING')?.secureId ?? null);
  return found ? <RunPanel secureId={found} onClose={() => setFound(null)} /> : null;
}
