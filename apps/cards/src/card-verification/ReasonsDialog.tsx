import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { useErrorText } from '@console/ui/feedback';
import { LovInput } from '@console/ui/lov';
import { common, useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState, type KeyboardEvent } from 'react';
import { Field } from '../shared/desk/Field.tsx';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { messages } from './messages.ts';

interface ReasonsDialogProps {
  /** Id of the application. */
  readonly secureId: string;
  readonly act: 'return' | 'reject';
  readonly initial: readonly string[];
  /** Resolves with the error, if any. */
  readonly onDecide: (reasonIds: readonly string[], goOn: boolean) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why an application is returned or rejected; the reasons of the checklist are preselected. */
export function ReasonsDialog({ secureId, act, initial, onDecide, onClose }: ReasonsDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  // Other findings reset the reasons to theirs.
  const {
    values: { reasons },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft(`verification-${act}:${secureId}:${initial.join()}`, { reasons: initial }, onClose);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const decide = async (goOn: boolean) => {
    if (reasons.length === 0) return setFault(t('needReason'));
    setBusy(true);
    const error = await onDecide(reasons, goOn);
    setBusy(false);
    if (!error) discard();
    return setFault(error ? errorText(error) : undefined);
  };
  // As at the desk: decides and opens the next.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || busy) return;
    event.preventDefault();
    void decide(true);
  };
  return (
    <Dialog
      title={t(act === 'return' ? 'returnQuestion' : 'rejectQuestion')}
      onClose={close}
      holds={holds}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          <ActionButton variant={act === 'reject' ? 'danger' : 'primary'} busy={busy} onClick={() => decide(false)}>
            {t(act)}
          </ActionButton>
        </>
      }
    >
      {/* The key duplicates the button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={onKeyDown}>
        <p>{t(act === 'return' ? 'returnNote' : 'rejectNote')}</p>
        <Field title={t('reasons')} fault={fault}>
          {(id, describedBy) => (
            <LovInput
              id={id}
              path="reason-verification-return/lov"
              several
              value={reasons}
              onChange={(chosen) => change({ reasons: chosen })}
              required
              invalid={fault !== undefined}
              describedBy={describedBy}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
