import { financialSchemesNmc, type FinancialSchemeNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { screens } from '@console/ui/crud';
import { percentText } from '@console/ui/formats';
import { Duplicate, useLike } from '../financial-scheme/duplicate.tsx';
import { schemePanels } from '../financial-scheme/panel.tsx';
import { sectionsOf, usual } from '../financial-scheme/sections.ts';

const panels = schemePanels('NMC', financialSchemesNmc as never);

/** The least and the greatest of the down payments by tenor. */
function downPayments(bands: FinancialSchemeNmc['dpBands']): string {
  const all = bands.map(({ dpMinPct }) => Number(dpMinPct));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? percentText(least) : `${percentText(least)} - ${percentText(most)}`;
}

const useNewScheme = () => ({ initial: useLike(usual), children: panels.create });

export default screens(financialSchemesNmc, {
  sections: sectionsOf(['dpBands'], ['coverage', 'brands']),
  columns: [
    'schemeCode',
    'name',
    'lobId',
    'tenors',
    { field: 'dpBands', render: ({ dpBands }) => downPayments(dpBands) },
    'firstInstalment',
    'coverage',
    'insurancePaymentType',
    'status',
  ],
  create: useNewScheme,
  update: panels.update,
  detail: {
    actions: (record) => <Duplicate resource={financialSchemesNmc} record={record as never} />,
    children: (record) => panels.detail(record as never),
  },
});
