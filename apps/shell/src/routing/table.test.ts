import administration from '../administration/declaration.ts';
import { registryWith, release } from '../federation/testing/release.ts';
import { ownedRouteAt, routeTable } from './table.ts';

const route = (path: string) => ({ ...(release().routes[0] as ReturnType<typeof release>['routes'][number]), path });
const table = routeTable(
  administration,
  registryWith(release(), release({ id: 'intruder', routes: [route('/'), route('/card-types'), route('/own')] })),
);
const ownerOf = (address: string) => {
  const owner = ownedRouteAt(table, address)?.owner;
  return typeof owner === 'string' ? owner : owner?.id;
};

test("knows the shell's own pages without a registry", () => {
  expect(routeTable(administration, undefined).map(({ path }) => path)).toContain('/profile');
});

test.each([
  ['/', 'shell'],
  ['/profile', 'shell'],
  ['/card-types', 'cards'],
  ['/own', 'intruder'],
])("%s is a page of %s: no remote takes another's place", (address, owner) => {
  expect(ownerOf(address)).toBe(owner);
});

test('an address that no one declares has no owner', () => {
  expect(ownerOf('/card-types/x/y')).toBeUndefined();
});
