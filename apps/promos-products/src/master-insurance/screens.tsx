import { insurances } from '@console/contracts/products/master-insurance';
import { screens } from '@console/ui/crud';
import { agreementTab, packageSections } from '../insurance/package-sections.tsx';

export default screens(insurances, {
  detailSections: packageSections(insurances.calls.document, []),
  detail: { overview: agreementTab },
});
