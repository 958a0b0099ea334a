import { verificationReturnReasons } from '@console/contracts/cards/reason-verification-return';
import { CreatePage as Create } from '@console/ui/form';
import { paths, sections } from './screens.ts';

/** Creates a reason for verification return. */
export default function CreatePage() {
  return <Create resource={verificationReturnReasons} sections={sections} paths={paths} initial={{ sortOrder: 0 }} />;
}
