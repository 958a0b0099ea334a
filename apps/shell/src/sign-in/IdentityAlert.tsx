import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Error text when the identity service fails (error catalogue, E11). */
const unavailable = 'Authentication service is currently unavailable. Please try again later.';

/** Shows that the identity service is not available. */
export default function IdentityAlert({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(messages);
  return (
    <Dialog
      alert
      width={420}
      title={t('identityAlert')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {unavailable}
    </Dialog>
  );
}
