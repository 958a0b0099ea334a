import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { UpdatePage as Update } from '@console/ui/form';
import { useSearchParams } from 'react-router';
import { formSections } from './screens.ts';

/** Changes category, note and end date of a blacklisted number; the note is read-only for users who may not read it. */
export default function UpdatePage() {
  const [address] = useSearchParams();
  return (
    <Update resource={blacklistPhoneNumbers} secureId={address.get('blacklistId') ?? ''} sections={formSections} />
  );
}
