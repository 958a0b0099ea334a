import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import './tokens.css';

/** Shows a new token once, to be copied. */
export function SecretDialog({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    notify.success(t('copied'));
  };
  return (
    <Dialog
      title={t('secretTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => copy()}>{t('copy')}</Button>
          <Button variant="primary" onClick={onClose}>
            {words('close')}
          </Button>
        </>
      }
    >
      <p>{t('secretText')}</p>
      <code className="token-secret">{secret}</code>
    </Dialog>
  );
}
