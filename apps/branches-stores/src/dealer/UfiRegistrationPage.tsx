import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import type { Resource } from '@console/contracts/core/resource';
import { useMessages } from '@console/ui/messages';
import { RegistrationPage } from '../outlet/RegistrationPage.tsx';
import { messages } from './messages.ts';
import { registrationParts } from './registration.ts';

/** Registers a dealer of UFI in steps (docs/model/branches-stores.md#dealers). */
export default function UfiRegistrationPage() {
  const t = useMessages(messages);
  return (
    <RegistrationPage
      line="UFI"
      resource={dealersUfi as Resource}
      title={t('newUfi')}
      note={t('newUfiNote')}
      parts={registrationParts}
    />
  );
}
