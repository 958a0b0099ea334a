import { resetReasons } from '@console/contracts/cards/card-reset-reason';
import { UpdatePage as Update } from '@console/ui/form';
import { useSearchParams } from 'react-router';
import { paths, sections } from './screens.ts';

/** Changes a card reset reason. */
export default function UpdatePage() {
  const [parameters] = useSearchParams();
  return (
    <Update
      resource={resetReasons}
      secureId={parameters.get('cardResetReasonId') ?? ''}
      sections={sections}
      paths={paths}
    />
  );
}
