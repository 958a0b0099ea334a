import { menu, profile, useValue } from '@console/auth';
import { verdictOf, type Verdict } from '@console/contracts/core/page-needs';
import type { RouteEntry } from '@console/contracts/core/remote';
import { useMemo } from 'react';

type Privileges = ReturnType<typeof menu.get>;
type Person = ReturnType<typeof profile.get>;
interface Address {
  readonly pathname: string;
  readonly search: string;
}

function judge(
  route: RouteEntry & { readonly pending?: true },
  address: Address,
  held: Privileges,
  person: Person,
): Verdict | 'waiting' {
  if (held.state !== 'loaded' || route.pending) return 'waiting';
  // Only pages limited to some offices wait for the profile.
  if (route.office && person.state !== 'loaded') return 'waiting';
  const { type = null } = person.state === 'loaded' ? person.data.scope : {};
  const isAdmin = person.state === 'loaded' && person.data.flag === 'admin';
  return verdictOf(route, address, { privileges: held.data.privileges, mappingType: type, isAdmin });
}

/** What an address shows now; `waiting` until that is known. */
export const verdictAt = (route: RouteEntry, address: Address): Verdict | 'waiting' =>
  judge(route, address, menu.get(), profile.get());

/** What an address shows to the signed-in user, updated on changes; `waiting` until that is known. */
export function useVerdict(route: RouteEntry, address: Address): Verdict | 'waiting' {
  return judge(route, address, useValue(menu), useValue(profile));
}

/** The pages that the signed-in user may see; none until that is known. */
export function useVisibleRoutes<Route extends RouteEntry>(table: readonly Route[]): readonly Route[] {
  const held = useValue(menu);
  return useMemo(
    () =>
      held.state === 'loaded' ? table.filter(({ privilege }) => Object.hasOwn(held.data.privileges, privilege)) : [],
    [held, table],
  );
}
