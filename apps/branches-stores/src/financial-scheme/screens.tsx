import { financialSchemes } from '@console/contracts/branches-stores/financial-scheme';
import { screens } from '@console/ui/crud';
import { Duplicate, useLike } from './duplicate.tsx';
import { schemePanels } from './panel.tsx';
import { sectionsOf, usual } from './sections.ts';

const panels = schemePanels('SPEKTRA', financialSchemes as never);

const useNewScheme = () => ({ initial: useLike(usual), children: panels.create });

export default screens(financialSchemes, {
  sections: sectionsOf(['dpMinPct'], []),
  create: useNewScheme,
  update: panels.update,
  detail: {
    actions: (record) => <Duplicate resource={financialSchemes} record={record as never} />,
    children: (record) => panels.detail(record as never),
  },
});
