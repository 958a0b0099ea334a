import { verificationReturnReasons } from '@console/contracts/cards/reason-verification-return';
import { ResourceDetail } from '@console/ui/detail';
import { useParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** One reason for verification return. */
export default function DetailPage() {
  const { returnVerificationId: secureId = '' } = useParams();
  return <ResourceDetail resource={verificationReturnReasons} secureId={secureId} sections={sections} paths={paths} />;
}
