import { financialSchemes } from '@console/contracts/branches-stores/financial-scheme';
import { screens } from '@console/ui/crud';
import { Duplicate, useLike } from './duplicate.tsx';
import { schemePanel } from './panel.tsx';
import { sectionsOf, usual } from './sections.ts';

const panel = schemePanel('SPEKTRA');

const useNewScheme = () => ({ initial: useLike(usual), children: panel });

export default screens(financialSchemes, {
  sections: sectionsOf(['dpMinPct'], []),
  create: useNewScheme,
  update: { children: panel },
  detail: {
    actions: (record) => <Duplicate resource={financialSchemes} record={record as never} />,
    children: (record) => panel(record as never),
  },
});
