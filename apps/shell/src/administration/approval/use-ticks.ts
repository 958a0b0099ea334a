import { dropFromTab, keepInTab, keptInTab, useSession } from '@console/auth';
import { useState } from 'react';

const isText = (each: unknown): each is string => typeof each === 'string';

/**
 * The ticked requests, kept in this tab so that a reload loses none.
 * @param listed ids of the rows that are shown: what left the list is no longer ticked
 */
export function useTicks(listed: readonly string[]) {
  const user = useSession().username ?? '';
  const [ticks, setTicks] = useState<readonly string[]>(() => {
    const kept = keptInTab(user, 'selection', 'approval') as { readonly ids?: unknown } | null;
    return Array.isArray(kept?.ids) ? kept.ids.filter(isText) : [];
  });
  const keep = (ids: readonly string[]) => {
    setTicks(ids);
    if (ids.length === 0) dropFromTab(user, 'selection', 'approval');
    else keepInTab(user, 'selection', 'approval', { ids });
  };
  const ticked = new Set(listed.filter((id) => ticks.includes(id)));
  return {
    ticked,
    clear: () => keep([]),
    tick: (ids: readonly string[], on: boolean) =>
      keep(on ? [...new Set([...ticked, ...ids])] : [...ticked].filter((id) => !ids.includes(id))),
  };
}
