import { masterBanner } from '@console/contracts/promos-products/master-banner';
import { CreatePage as Create } from '@console/ui/form';
import { formSections, initial } from './screens.ts';

/** Creates a banner, inactive at first. */
export default function CreatePage() {
  return <Create resource={masterBanner} sections={formSections} initial={initial} />;
}
