import { randomUUID } from 'node:crypto';
import type { Verdict } from '@console/contracts/core/page-needs';
import type { RouteEntry } from '@console/contracts/core/remote';
import type { OwnedRoute } from './declared-routes.ts';
import { addressOf, idNames, recordsOf, seenBy, type Ids } from './record-ids.ts';
import { seededRoles, type SeededRole } from './seeded-roles.ts';
import { callAs } from './services.ts';

/** What an address shows: the page, or an error code as content. */
export type Outcome = 'content' | 403 | 404;
export interface Visit {
  readonly address: string;
  readonly outcome: Outcome;
}
const malformed = 'bukan-ID';

/** What a verdict of the guard shows. */
export function outcomeOf(verdict: Verdict): Outcome {
  if (verdict === 'content') return 'content';
  return verdict === 'unknown' || verdict === 'no-record' ? 404 : 403;
}

/** What a role sees on a page according to the model, with valid ids. */
export function expected({ privilege, action = ['view'], office }: RouteEntry, role: SeededRole): Outcome {
  const actions = role.actionsOn(privilege);
  if (!actions) return 404;
  const isOfOffice =
    office === undefined || role.isHeadOffice || (office === 'above-branch' && role.mapping !== 'BRANCH');
  return isOfOffice && action.some((each) => actions.has(each)) ? 'content' : 403;
}

/** A page with ids that no record has, and with each of them malformed or missing. */
export function guardedVisits(route: RouteEntry, outcome: Outcome): readonly Visit[] {
  const names = idNames(route);
  const isName = (name: string) => route.parameters?.[name] === 'name';
  const some: Ids = Object.fromEntries(names.map((name) => [name, isName(name) ? 'tidak-ada' : randomUUID()]));
  const without = outcome === 'content' ? 404 : outcome;
  return [
    { address: addressOf(route, some), outcome },
    ...names.map((name) => ({ address: addressOf(route, { ...some, [name]: malformed }), outcome: without })),
    ...(route.query ? [{ address: addressOf(route, {}), outcome: without }] : []),
  ];
}

/** Whether a page looks the same to two people: their actions on its module, and head office or not. */
const lookOf = ({ privilege }: RouteEntry, role: SeededRole) =>
  `${[...(role.actionsOn(privilege) ?? [])].toSorted().join()} ${role.isHeadOffice}`;

/** Whether a role is the first for which this holds. */
export const isFirst = (role: SeededRole, holds: (each: SeededRole) => boolean): boolean =>
  seededRoles.find(holds) === role;

/** Whether a role is the first to which a page that it may open looks like this. */
export const isFirstToOpen = (route: RouteEntry, role: SeededRole): boolean =>
  isFirst(role, (each) => expected(route, each) === 'content' && lookOf(route, each) === lookOf(route, role));

/** What decides how a refusal comes about and looks: two pages with the same are refused alike. */
function refusalOf(route: OwnedRoute, role: SeededRole): string {
  const ids = idNames(route).map((name) => route.parameters?.[name] ?? 'query');
  return [route.owner, expected(route, role), role.actionsOn(route.privilege) !== null, route.office, ...ids].join();
}

/** Addresses that the guard refuses to a role, of those that are refused alike only the first of all roles. */
export function refusedVisits(routes: readonly OwnedRoute[], role: SeededRole): readonly Visit[] {
  const before = seededRoles.slice(0, seededRoles.indexOf(role));
  const seen = new Set(before.flatMap((each) => routes.map((route) => refusalOf(route, each))));
  const first = routes.filter((route) => {
    const kind = refusalOf(route, role);
    return !seen.has(kind) && seen.add(kind);
  });
  return first.flatMap((route) =>
    guardedVisits(route, expected(route, role)).filter(({ outcome }) => outcome !== 'content'),
  );
}

/** Pages that exist for some people whatever their level, as the services answer. */
const forSome: Readonly<Record<string, (username: string) => Promise<boolean>>> = {
  '/approval': async (username) => {
    const { result } = await callAs(username, 'GET', 'middle/approval/standing');
    return result.decides || result.made;
  },
};

/** Addresses of a page with ids: a record in sight, one that is not there, and one that only others see. */
async function withRecords(route: RouteEntry, role: SeededRole): Promise<readonly Visit[]> {
  const names = idNames(route);
  const all = await recordsOf('ADMIN03', route, 60);
  const seen = await seenBy(role.username, route, all);
  const inSight = all.find((ids) => seen.has(ids));
  const [own] = names.length > 1 || !inSight ? await recordsOf(role.username, route, 1) : [];
  const given = own ?? (names.length > 1 ? undefined : inSight);
  const isFirstOfAll = isFirst(role, (each) => expected(route, each) === 'content');
  const [unknown] = guardedVisits(route, 404);
  const foreign = all.find((ids) => !seen.has(ids));
  return [
    ...(given ? [{ address: addressOf(route, given), outcome: 'content' as const }] : []),
    ...(given && isFirstOfAll && names.length > 1
      ? names.map((name) => ({ address: addressOf(route, { ...given, [name]: randomUUID() }), outcome: 404 as const }))
      : []),
    ...(isFirstOfAll && unknown ? [unknown] : []),
    ...(foreign ? [{ address: addressOf(route, foreign), outcome: 404 as const }] : []),
  ];
}

/** Addresses of a page for one of those who may open it. */
export async function openedVisits(route: RouteEntry, role: SeededRole): Promise<readonly Visit[]> {
  if (idNames(route).length > 0) return withRecords(route, role);
  const exists = (await forSome[route.path]?.(role.username)) ?? true;
  return [{ address: route.path, outcome: exists ? 'content' : 404 }];
}
