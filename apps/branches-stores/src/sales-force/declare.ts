import type { Page } from '@console/contracts/core/remote';
import type { ListedPath } from '@console/contracts/routes/listed-paths';
import { text } from '@console/contracts/core/text';
import { crud } from '@console/ui/crud';
import type { MappingRegister } from './register.ts';

type LoadRegister = () => Promise<{ readonly default: MappingRegister }>;

/** The screens of the mappings of a line: its contract and the code of the pages are fetched together. */
export const mappingScreensOf = (load: LoadRegister) => async () => {
  const [{ default: register }, { mappingScreens }] = await Promise.all([load(), import('./screens.tsx')]);
  return { default: mappingScreens(register) };
};

/** The pages of the mappings of stores stand below those of the stores. */
const storeMappings = {
  module: 'store',
  privilege: 'store:browse',
  pages: { list: '/store/mapping-sf', import: '/store/mapping-sf/import' },
} as const;

export const storeMappingPages = crud(storeMappings, {
  title: text('Sales Force Toko', 'Sales Force of Stores'),
  firsts: { list: { of: 'store-mapping-sf', kind: 'list' } },
  screens: mappingScreensOf(() => import('./stores.ts')),
}).pages as readonly (Page & { readonly path: ListedPath })[];
