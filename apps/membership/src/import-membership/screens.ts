import { memberImports } from '@console/contracts/membership/import-membership';
import { screens } from '@console/ui/crud';

export default screens(memberImports);
