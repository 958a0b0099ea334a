import { verificationReturnReasons } from '@console/contracts/cards/reason-verification-return';
import { UpdatePage as Update } from '@console/ui/form';
import { useSearchParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** Changes a reason for verification return. */
export default function UpdatePage() {
  const [parameters] = useSearchParams();
  return (
    <Update
      resource={verificationReturnReasons}
      secureId={parameters.get('returnVerificationId') ?? ''}
      sections={sections}
      paths={paths}
    />
  );
}
