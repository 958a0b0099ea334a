import { isApiError } from '@console/api/error';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { Button } from '../core/index.ts';
import { useErrorText } from '../feedback/error-text.ts';
import { formatNumber } from '../formats/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { asked, confirmWidth, type Confirmation } from './confirm.ts';
import { CountField, ReasonField, countMatches, reasonFault } from './ConfirmFields.tsx';
import { Dialog } from './Dialog.tsx';
import { useReason } from './use-reason.ts';

/** Where a record is still used, as IN_USE names it. */
const usesOf = (error: unknown): string[] =>
  isApiError(error) && error.code === 'IN_USE'
    ? ((error.result as { referencedBy?: { module: string; count: number }[] } | undefined)?.referencedBy ?? []).map(
        ({ module, count }) => `${module}: ${formatNumber(count)}`,
      )
    : [];

function ConfirmDialog({ confirmation: { options, callback } }: { readonly confirmation: Confirmation }) {
  const t = useMessages(common);
  const errorText = useErrorText();
  const { reason, setReason, discard } = useReason(options);
  const [count, setCount] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const fault = reasonFault(options.reason, reason, options.reasonLength);
  const close = () => {
    if (busy) return;
    discard();
    asked.set(null);
    options.onCancel?.();
  };

  const answer = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || fault || !countMatches(options.count, count)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await callback({ reason: options.reason && reason.trim() ? reason.trim() : null });
      discard();
      // The callback may have asked something else meanwhile.
      if (asked.get()?.callback === callback) asked.set(null);
    } catch (error) {
      // What the person cancelled, as a fresh proof, needs no telling.
      if (!isApiError(error) || error.code !== 'CANCELLED') setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={options.title}
      onClose={close}
      width={confirmWidth}
      alert
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="confirm-form" variant={options.danger ? 'danger' : 'primary'} busy={busy}>
            {options.action ?? t('yes')}
          </Button>
        </>
      }
    >
      <form id="confirm-form" noValidate onSubmit={(event) => void answer(event)} className="dialog-body">
        {options.subject && <strong>{options.subject}</strong>}
        {options.text && <p>{options.text}</p>}
        {options.reason && (
          <ReasonField
            title={options.reasonTitle}
            bounds={options.reasonLength}
            value={reason}
            onChange={setReason}
            required={options.reason === 'required'}
            fault={tried ? fault : null}
          />
        )}
        {options.count !== undefined && (
          <CountField
            count={options.count}
            value={count}
            onChange={setCount}
            wrong={tried && !countMatches(options.count, count)}
          />
        )}
        {failure !== undefined && (
          <p role="alert" className="field-error">
            {[errorText(failure), ...usesOf(failure)].join(' · ')}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Shows what `confirm` asks. Rendered once, by the shell. */
export function ConfirmHost() {
  const confirmation = useSyncExternalStore(asked.subscribe, asked.get);
  const [shown, setShown] = useState({ confirmation, key: 0 });
  // Two confirmations in a row are two dialogs: the second starts with empty fields.
  if (shown.confirmation !== confirmation) setShown({ confirmation, key: shown.key + 1 });
  return confirmation && <ConfirmDialog key={shown.key} confirmation={confirmation} />;
}
