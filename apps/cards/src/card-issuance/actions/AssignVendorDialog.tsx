import { mutationEndpoint, type ApiError } from '@console/api';
import { issuanceCalls, type Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { printVendorLov } from '@console/contracts/cards/partners';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { LovInput } from '@console/ui/lov';
import { common, useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { useDialogDraft } from '../../shared/desk/use-dialog-draft.ts';
import { messages } from '../messages.ts';
import { ActionButton } from '@console/ui/why';
import { follows } from './follows.ts';

const assignCall = mutationEndpoint(issuanceCalls.assignVendor, follows);

/** Assigns the vendor that prints an issuance. */
export function AssignVendorDialog({
  issuance: { secureId, version, printVendorCode },
  onClose,
}: {
  readonly issuance: Issuance;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [assign, { isLoading }] = assignCall.useMutation();
  const {
    values: { chosen },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<{ readonly chosen: readonly string[] }>(
    `assign-vendor:${secureId}`,
    {
      chosen: printVendorCode ? [printVendorCode] : [],
    },
    onClose,
  );
  const [fault, setFault] = useState<ApiError>();
  const save = async () => {
    const answer = await assign({ body: { secureId, version, printVendorCode: chosen[0]! } });
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('assigned'));
    return onClose();
  };
  return (
    <Dialog
      title={t('assignVendor')}
      onClose={close}
      holds={holds}
      width={420}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          <ActionButton variant="primary" busy={isLoading} disabled={chosen.length === 0} onClick={() => save()}>
            {words('save')}
          </ActionButton>
        </>
      }
    >
      <div className="form-field">
        <label htmlFor="assign-vendor" id="assign-vendor-label">
          {t('vendor')}
        </label>
        <LovInput
          id="assign-vendor"
          path={printVendorLov}
          by="code"
          value={chosen}
          onChange={(vendor) => change({ chosen: vendor })}
          required
        />
      </div>
      {fault && (
        <p className="form-error" role="alert">
          {errorText(fault)}
        </p>
      )}
    </Dialog>
  );
}
