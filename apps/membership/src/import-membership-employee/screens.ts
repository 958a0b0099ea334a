import { employeeImports } from '@console/contracts/membership/import-membership-employee';
import { screens } from '@console/ui/crud';

export default screens(employeeImports);
