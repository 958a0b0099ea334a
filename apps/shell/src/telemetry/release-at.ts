import administration from '../administration/declaration.ts';
import { runningRelease } from '../federation/load/loader.ts';
import { registryState } from '../federation/registry/registry.ts';
import { ownedRouteAt, routeTable } from '../routing/table.ts';

/** The release whose page an address shows; `undefined` for pages of the shell and remotes that do not run. */
export function releaseAt(pathname: string): { readonly remote: string; readonly version: string } | undefined {
  const state = registryState();
  const owner = ownedRouteAt(
    routeTable(administration, 'registry' in state ? state.registry : undefined),
    pathname,
  )?.owner;
  const release = typeof owner === 'string' ? runningRelease(owner) : undefined;
  return release && { remote: release.id, version: release.version };
}
