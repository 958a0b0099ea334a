import { insurancesNmc } from '@console/contracts/products/master-insurance-nmc';
import { screens } from '@console/ui/crud';
import { agreementTab, packageSections } from '../insurance/package-sections.tsx';

export default screens(insurancesNmc, {
  detailSections: packageSections(insurancesNmc.calls.document, ['areas', 'extensions', 'workshops']),
  detail: { overview: agreementTab },
});
