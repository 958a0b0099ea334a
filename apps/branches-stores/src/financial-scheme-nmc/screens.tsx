import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { screens } from '@console/ui/crud';
import { Duplicate, useLike } from '../financial-scheme/duplicate.tsx';
import { schemePanel } from '../financial-scheme/panel.tsx';
import { sectionsOf, usual } from '../financial-scheme/sections.ts';

const panel = schemePanel('NMC');

const useNewScheme = () => ({ initial: useLike(usual), children: panel });

export default screens(financialSchemesNmc, {
  sections: sectionsOf(['dpBands'], ['coverage', 'brands']),
  create: useNewScheme,
  update: { children: panel },
  detail: {
    actions: (record) => <Duplicate resource={financialSchemesNmc} record={record as never} />,
    children: (record) => panel(record as never),
  },
});
