import { pickUps, type PickUp } from '@console/contracts/cards/card-pickup';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { NumberField } from '@console/ui/form';
import { formatDate } from '@console/ui/formats';
import { LovInput } from '@console/ui/lov';
import { common, useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useVersioned } from '@console/ui/versioned';
import { useState } from 'react';
import { Field } from '../shared/desk/Field.tsx';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

interface Draft {
  readonly reason: readonly string[];
  readonly days: number | null;
}
const nothing: Draft = { reason: [], days: 14 };

/** Extends the deadline: reason and number of days. */
export function Extend({ pickUp, onClose }: { readonly pickUp: PickUp; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const own = useMessages(common);
  const errorText = useErrorText();
  const [extend, { isLoading }] = endpoints.extend.useMutation();
  const {
    values: { reason, days },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<Draft>(`pickup-extend:${pickUp.secureId}`, nothing, onClose);
  const act = useVersioned({ resource: pickUps, record: pickUp, basis: ['deadline'] });
  const [showErrors, setShowErrors] = useState(false);
  const [fault, setFault] = useState<string>();
  // A draft of an earlier release has a text.
  const count = Number(days ?? 0);
  const faults = { reason: reason.length === 0, days: !Number.isInteger(count) || count < 1 || count > 90 };
  const save = async () => {
    setShowErrors(true);
    if (faults.reason || faults.days || isLoading) return;
    const answer = await act((version) =>
      extend({ body: { secureId: pickUp.secureId, version, reasonId: reason[0]!, days: count } }),
    );
    if ('error' in answer) {
      const beside = answer.error.errors?.find(({ field }) => field === 'days')?.message;
      setFault(beside);
      return beside ? undefined : notify.error(errorText(answer.error));
    }
    discard();
    notify.success(t('extended', { deadline: formatDate(answer.data.deadline, 'DD MMM YYYY') }));
    onClose();
  };
  return (
    <Dialog
      title={t('extendTitle')}
      onClose={close}
      holds={holds}
      footer={
        <>
          <Button onClick={close}>{own('cancel')}</Button>
          <ActionButton variant="primary" busy={isLoading} onClick={() => save()}>
            {t('extend')}
          </ActionButton>
        </>
      }
    >
      <div className="desk">
        <Field title={t('reason')} fault={showErrors && faults.reason ? t('needed') : undefined}>
          {(id, describedBy) => (
            <LovInput
              id={id}
              path="reasons-for-extension/lov"
              parameters={{ appliesTo: 'PICKUP_DEADLINE' }}
              value={reason}
              onChange={(chosen) => change({ reason: chosen })}
              required
              invalid={showErrors && faults.reason}
              describedBy={describedBy}
            />
          )}
        </Field>
        <Field title={t('days')} help={t('daysHelp')} fault={showErrors && faults.days ? t('dayRange') : fault}>
          {(id, describedBy) => (
            <NumberField
              id={id}
              value={days}
              onChange={(value) => change({ days: value })}
              describedBy={describedBy}
              invalid={showErrors && faults.days}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
