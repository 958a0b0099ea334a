import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { CreatePage as Create } from '@console/ui/form';
import { todayInJakarta } from '@console/ui/formats';
import { formSections } from './screens.ts';

/** Proposes a number; a second person approves it. */
export default function CreatePage() {
  return (
    <Create resource={blacklistPhoneNumbers} sections={formSections} initial={{ effectiveFrom: todayInJakarta() }} />
  );
}
