import { resourceApi } from '@console/api';
import { cardStock, type CardStock } from '@console/contracts/cards/card-stock/stock';
import { checkRecord } from '@console/contracts/core/validation';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { NumberField } from '@console/ui/form';
import { ActionButton } from '@console/ui/why';
import { useMessages, useText } from '@console/ui/messages';
import { useId, useState, type FormEvent } from 'react';
import { fieldErrors } from '@console/contracts/core/errors';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { messages } from './messages.ts';

/** Sets minimum and maximum stock of a type at an office. */
export function BoundsDialog({ stock, onClose }: { readonly stock: CardStock; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const id = useId();
  const [update, { isLoading }] = resourceApi(cardStock).useUpdateMutation();
  const {
    values: typed,
    change,
    discard,
    close,
    holds,
  } = useDialogDraft(
    `stock-bounds:${stock.secureId}`,
    {
      minimum: stock.minimum as number | null,
      maximum: stock.maximum as number | null,
    },
    onClose,
  );
  const [fault, setFault] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkRecord(cardStock.fields, { minimum: typed.minimum, maximum: typed.maximum }, cardStock.rules);
    if (!checked.ok) {
      const [{ code, parameters }] = checked.errors as [(typeof checked.errors)[number]];
      return setFault(text(cardStock.errors[code]?.text ?? fieldErrors[code as keyof typeof fieldErrors], parameters));
    }
    const answer = await update({ ...stock, ...checked.values });
    if ('error' in answer && answer.error) return setFault(errorText(answer.error as never));
    discard();
    notify.success(t('saved'));
    onClose();
  };
  const input = (name: 'minimum' | 'maximum') => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{t(name)}</label>
      <NumberField
        id={`${id}-${name}`}
        value={typed[name]}
        onChange={(value) => change({ [name]: value })}
        describedBy={fault ? `${id}-fault` : undefined}
      />
    </div>
  );
  return (
    <Dialog
      title={t('boundsTitle')}
      onClose={close}
      holds={holds}
      footer={
        <>
          <Button onClick={close}>{t('close')}</Button>
          <ActionButton variant="primary" type="submit" form={id} busy={isLoading}>
            {t('save')}
          </ActionButton>
        </>
      }
    >
      <form id={id} className="form" noValidate onSubmit={(event) => void save(event)}>
        {input('minimum')}
        {input('maximum')}
        {fault && (
          <p id={`${id}-fault`} role="alert" className="field-error">
            {fault}
          </p>
        )}
      </form>
    </Dialog>
  );
}
