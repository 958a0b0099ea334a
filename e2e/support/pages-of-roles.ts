import { randomUUID } from 'node:crypto';
import type { Verdict } from '@console/contracts/core/page-needs';
import type { RouteEntry } from '@console/contracts/core/remote';
import type { OwnedRoute } from './declared-routes.ts';
import { addressOf, allRecords, idNames, recordsOf, seenBy, type Ids } from './record-ids.ts';
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

/**
 * What a page may look like to a role: lists and details by the actions that are held, for which they offer buttons;
 * forms and imports alike, as they are what their own action is for. What an office or a group of flags changes in them
 * is data of the contracts (lists-by-role.spec.ts, flag-groups.test.ts).
 */
const lookOf = ({ privilege, action }: RouteEntry, role: SeededRole) =>
  action && !action.includes('view') ? '' : [...(role.actionsOn(privilege) ?? [])].toSorted().join();

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

/** Addresses of a page with ids: a record in sight, and for the first of all roles some that are not there. */
async function withRecords(route: RouteEntry, role: SeededRole): Promise<readonly Visit[]> {
  const names = idNames(route);
  const all = await allRecords(route);
  const seen = await seenBy(role.username, route, all);
  const inSight = all.find((ids) => seen.has(ids));
  const [own] = names.length > 1 || !inSight ? await recordsOf(role.username, route, 1) : [];
  const given = own ?? (names.length > 1 ? undefined : inSight);
  const shown = given ? [{ address: addressOf(route, given), outcome: 'content' as const }] : [];
  if (!isFirst(role, (each) => expected(route, each) === 'content')) return shown;
  const [unknown] = guardedVisits(route, 404);
  const partsUnknown =
    given && names.length > 1 ? names.map((name) => addressOf(route, { ...given, [name]: randomUUID() })) : [];
  return [
    ...shown,
    ...partsUnknown.map((address) => ({ address, outcome: 404 as const })),
    ...(unknown ? [unknown] : []),
  ];
}

/** A page with a record that only others see, for the first role of a branch that may open it. */
export async function foreignVisits(route: RouteEntry, role: SeededRole): Promise<readonly Visit[]> {
  const isOfBranch = (each: SeededRole) => each.mapping === 'BRANCH' && expected(route, each) === 'content';
  if (idNames(route).length === 0 || !isFirst(role, isOfBranch)) return [];
  const all = await allRecords(route);
  const seen = await seenBy(role.username, route, all);
  const foreign = all.find((ids) => !seen.has(ids));
  return foreign ? [{ address: addressOf(route, foreign), outcome: 404 }] : [];
}

/** Addresses of a page for one of those who may open it. */
export async function openedVisits(route: RouteEntry, role: SeededRole): Promise<readonly Visit[]> {
  if (idNames(route).length > 0) return withRecords(route, role);
  const exists = (await forSome[route.path]?.(role.username)) ?? true;
  return [{ address: route.path, outcome: exists ? 'content' : 404 }];
}
