import { menu } from '@console/auth';
import type { OrganisationNode } from '@console/contracts/branches-stores/regions';
import { text } from '@console/contracts/core/text';
import { RouteTableContext } from '@console/ui/navigation';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useNodeAddress } from './node-address.ts';

const secureId = '0b0e7a39-3a38-5a0e-9d2c-0a4f3b7f3c11';
const node = (rest: Partial<OrganisationNode>): OrganisationNode => ({
  type: 'mra',
  secureId,
  code: '0401',
  name: 'Jakarta',
  status: 'active',
  businessLine: null,
  childCount: 2,
  ...rest,
});
const page = (path: string, privilege: string) => ({
  path,
  privilege,
  module: path,
  title: text('Detail'),
  moduleTitle: text('Detail'),
});
const table = [
  page('/mra/:id', 'mra:browse'),
  page('/branch/:branchId', 'branch:browse'),
  page('/master-kios/:id', 'master-kios:browse'),
];

const addressOf = (of: OrganisationNode, privileges: readonly string[]) => {
  act(() =>
    menu.set({
      state: 'loaded',
      data: { groups: [], privileges: Object.fromEntries(privileges.map((privilege) => [privilege, ['view']])) },
    }),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <RouteTableContext value={table}>{children}</RouteTableContext>
  );
  return renderHook(() => useNodeAddress(of), { wrapper }).result.current;
};

test('a node leads to its page, a branch to that of its line', () => {
  expect(addressOf(node({}), ['mra:browse'])).toBe(`/mra/${secureId}`);
  expect(addressOf(node({ type: 'branch', businessLine: 'SPEKTRA' }), ['branch:browse'])).toBe(`/branch/${secureId}`);
  expect(addressOf(node({ type: 'kiosk' }), ['master-kios:browse'])).toBe(`/master-kios/${secureId}`);
});

test('a node has no link without its privilege, or while its module is not part of the console', () => {
  expect(addressOf(node({}), ['branch:browse'])).toBeUndefined();
  expect(addressOf(node({ type: 'mro' }), ['mro:browse'])).toBeUndefined();
  expect(addressOf(node({ type: 'branch', businessLine: 'NMC' }), ['branch:browse'])).toBeUndefined();
});
