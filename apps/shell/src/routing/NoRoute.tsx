import { NotFoundContent } from '@console/ui/page';
import { readRegistryAnew } from '../federation/registry/registry.ts';
import { Progress } from './Progress.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useRegistry } from './use-registry.ts';

/** An address that no known page has: unknown only if it is known which remotes there are (error catalogue, E9). */
export function NoRoute() {
  const registry = useRegistry();
  if (registry.status === 'reading') return <Progress />;
  if (registry.status === 'unreachable') return <Unavailable error={registry.error} onRetry={readRegistryAnew} />;
  const [unread] = registry.registry.unread;
  // The address may be a page of a remote whose pages are not known.
  if (unread) return <Unavailable error={unread.error} onRetry={readRegistryAnew} />;
  return <NotFoundContent />;
}
