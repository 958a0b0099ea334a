import { menu, preferences } from '@console/auth';
import type { RouteEntry } from '@console/contracts/core/remote';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouteTableContext, useModules } from './index.ts';

const route = (module: string, path: string, id: string): RouteEntry => ({
  module,
  path,
  privilege: `${module}:browse`,
  title: { id, en: id },
  moduleTitle: { id, en: id },
});
const table = [
  route('zip-code', '/zip-code', 'Kode Pos'),
  route('zip-code', '/zip-code/:id', 'Kode Pos'),
  route('master-banner', '/master-banner', 'Banner'),
];
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <RouteTableContext value={table}>{children}</RouteTableContext>
);
const item = (name: string, url: string | null, children: readonly object[] = []) => ({
  name,
  url,
  icon: null,
  privilege: null,
  description: '',
  actions: [],
  children,
});

test('modules are options sorted by title, each once; one without a page has its title from the menu', () => {
  act(() => {
    preferences.set({ ...preferences.get(), language: 'id' });
    menu.set({
      state: 'loaded',
      data: {
        groups: [
          {
            key: 'middle',
            title: 'Beranda',
            items: [item('Membership', null, [item('Membership Silo', '/membership-silo')])],
          },
        ],
        privileges: {},
      },
    } as never);
  });
  const { result } = renderHook(useModules, { wrapper });
  expect(result.current.options.map(({ value, title }) => [value, title.id])).toEqual([
    ['master-banner', 'Banner'],
    ['zip-code', 'Kode Pos'],
  ]);
  expect(['zip-code', 'membership-silo', 'unheard-of'].map(result.current.titleOf)).toEqual([
    'Kode Pos',
    'Membership Silo',
    'unheard-of',
  ]);
  act(() => menu.set({ state: 'loading' }));
});
