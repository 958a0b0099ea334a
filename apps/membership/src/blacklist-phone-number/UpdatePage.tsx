import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { UpdatePage as Update } from '@console/ui/form';
import { useSearchParams } from 'react-router';
import { formSections } from './screens.ts';

/** Changes category, note and end of a barred number; who may not read the note cannot change it. */
export default function UpdatePage() {
  const [address] = useSearchParams();
  return (
    <Update resource={blacklistPhoneNumbers} secureId={address.get('blacklistId') ?? ''} sections={formSections} />
  );
}
