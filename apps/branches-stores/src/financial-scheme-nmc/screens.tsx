import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { screens } from '@console/ui/crud';
import { Duplicate, useLike } from '../financial-scheme/duplicate.tsx';
import { schemePanels } from '../financial-scheme/panel.tsx';
import { sectionsOf, usual } from '../financial-scheme/sections.ts';

const panels = schemePanels('NMC', financialSchemesNmc as never);

const useNewScheme = () => ({ initial: useLike(usual), children: panels.create });

export default screens(financialSchemesNmc, {
  sections: sectionsOf(['dpBands'], ['coverage', 'brands']),
  create: useNewScheme,
  update: panels.update,
  detail: {
    actions: (record) => <Duplicate resource={financialSchemesNmc} record={record as never} />,
    children: (record) => panels.detail(record as never),
  },
});
