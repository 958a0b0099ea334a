import {
  verificationReturnReasons,
  type VerificationReturnReason,
} from '@console/contracts/cards/reason-verification-return';
import { ResourceList } from '@console/ui/list';
import { columns, paths } from './screens.ts';

/** All reasons for verification return (docs/model/cards.md#reasons). */
export default function ListPage() {
  return (
    <ResourceList<VerificationReturnReason> resource={verificationReturnReasons} columns={columns} paths={paths} />
  );
}
