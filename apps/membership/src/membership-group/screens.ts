import { groups, mappingImport } from '@console/contracts/membership/membership-group';
import { screens } from '@console/ui/crud';

/** The import page; the others are the module's own. */
export default screens(groups, { import: mappingImport });
