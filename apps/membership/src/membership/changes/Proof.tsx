import { useCan, useProfile } from '@console/auth';
import { memberChanges, type MemberChange } from '@console/contracts/membership/member-change';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { common, useMessages } from '@console/ui/messages';
import { StoredImage } from '@console/ui/upload';
import { useState } from 'react';
import { messages } from './messages.ts';

/** The photo that proves a change, fetched when it is asked for. */
export function Proof({ change: { evidence, maker } }: { readonly change: MemberChange }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const [open, setOpen] = useState(false);
  const can = useCan(memberChanges.privilege);
  const profile = useProfile();
  const own = profile.state === 'loaded' ? profile.data : null;
  // The services refuse it to everybody else.
  const mayOpen = can('approve') || own?.mayReveal === true || own?.username === maker;
  if (!evidence || !mayOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('showProof')}</Button>
      {open && (
        <Dialog
          title={t('proof')}
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>{words('close')}</Button>}
        >
          <StoredImage fileId={evidence} width={440} alt={t('proof')} />
        </Dialog>
      )}
    </>
  );
}
