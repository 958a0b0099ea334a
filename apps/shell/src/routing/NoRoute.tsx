import { NotFoundContent } from '@console/ui/page';
import { refreshRegistry } from '../federation/registry/registry.ts';
import { Progress } from './Progress.tsx';
import { Unavailable } from './Unavailable.tsx';
import { useRegistry } from './use-registry.ts';

/** An address that no known page has. It is a 404 only if all remotes are known (error catalogue, E9). */
export function NoRoute() {
  const registry = useRegistry();
  if (registry.status === 'reading') return <Progress />;
  if (registry.status === 'unreachable') return <Unavailable error={registry.error} onRetry={refreshRegistry} />;
  const [unread] = registry.registry.unread;
  // The address may belong to a remote whose pages are not known.
  if (unread) return <Unavailable error={unread.error} onRetry={refreshRegistry} />;
  return <NotFoundContent />;
}
