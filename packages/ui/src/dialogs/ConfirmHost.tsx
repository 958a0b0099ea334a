import { isApiError } from '@console/api/error';
import { useOnline } from '@console/auth';
import { useId, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Button, Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/error-text.ts';
import { later } from '../later/index.ts';
import { common, useMessages } from '../messages/index.ts';
import {
  activeConfirmation,
  confirmWidth,
  leaveConfirmation,
  type Confirmation,
  type ConfirmationSlot,
} from './confirm.ts';
import { CountField, DayField, ReasonField, countMatches, reasonFault } from './ConfirmFields.tsx';
import { Dialog } from './Dialog.tsx';
import { Ticks } from './Ticks.tsx';
import { useReason } from './use-reason.ts';
import { Uses, usesOf } from '../uses/Uses.tsx';

const Consequences = later(() => import('../uses/Consequences.tsx'), <Spin />);

interface ConfirmDialogProps {
  readonly slot: ConfirmationSlot;
  readonly confirmation: Confirmation;
}

function ConfirmDialog({ slot, confirmation: { options, callback } }: ConfirmDialogProps) {
  const form = useId();
  const t = useMessages(common);
  const errorText = useErrorText();
  const online = useOnline();
  const { text: reason, type: setReason, discard, isRestored } = useReason(options);
  const [count, setCount] = useState('');
  const [day, setDay] = useState(options.day?.initial ?? '');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const ticks = options.ticks ?? [];
  const unticked = ticks.some((each) => !ticked.includes(each));
  const [submitted, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // What is known to be refused is neither asked a reason for nor offered.
  const [isPrevented, setPrevented] = useState(false);
  const fault = reasonFault(options.reason, reason, options.reasonLength);
  const close = () => {
    if (busy) return;
    discard();
    slot.set(null);
    options.onCancel?.();
  };

  const answer = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || isPrevented || fault || unticked || !countMatches(options.count, count)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await callback({
        reason: options.reason && reason.trim() ? reason.trim() : null,
        ...(options.day ? { day: day || null } : {}),
      });
      discard();
      // The callback may have opened another confirmation, which must stay.
      if (slot.get()?.callback === callback) slot.set(null);
    } catch (error) {
      // The person cancelled a step of the action, such as a fresh proof: nothing to report.
      if (!isApiError(error) || error.code !== 'CANCELLED') setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={options.title}
      onClose={close}
      holds={isRestored}
      width={confirmWidth}
      alert
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t(isPrevented ? 'close' : 'cancel')}
          </Button>
          {!isPrevented && (
            <Button
              type="submit"
              form={form}
              variant={options.danger ? 'danger' : 'primary'}
              busy={busy}
              why={online || options.local ? undefined : t('offline')}
            >
              {options.action ?? t('yes')}
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void answer(event)} className="dialog-body">
        {options.subject && <strong>{options.subject}</strong>}
        {options.text && <p>{options.text}</p>}
        {options.facts}
        {(options.usesOf ?? options.activationOf) && (
          <Consequences
            // A refusal names the uses once more, as they are now.
            usesOf={usesOf(failure).length === 0 ? options.usesOf : undefined}
            activationOf={options.activationOf}
            onOpen={close}
            onPrevented={setPrevented}
          />
        )}
        <Ticks of={ticks} ticked={ticked} onTick={setTicked} missing={submitted && unticked} />
        {options.day && !isPrevented && <DayField {...options.day} value={day} onChange={setDay} />}
        {options.reason && !isPrevented && (
          <ReasonField
            title={options.reasonTitle}
            bounds={options.reasonLength}
            value={reason}
            onChange={setReason}
            required={options.reason === 'required'}
            fault={submitted ? fault : null}
          />
        )}
        {options.count !== undefined && (
          <CountField
            count={options.count}
            value={count}
            onChange={setCount}
            wrong={submitted && !countMatches(options.count, count)}
          />
        )}
        {failure !== undefined && (
          <div role="alert" className="field-error">
            {errorText(failure)}
            <Uses of={usesOf(failure)} onOpen={close} />
          </div>
        )}
      </form>
    </Dialog>
  );
}

function ConfirmSlot({ slot }: { readonly slot: ConfirmationSlot }) {
  const confirmation = useSyncExternalStore(slot.subscribe, slot.get);
  const [shown, setShown] = useState({ confirmation, key: 0 });
  // A new key for each confirmation: a second one in a row starts with empty fields.
  if (shown.confirmation !== confirmation) setShown({ confirmation, key: shown.key + 1 });
  return confirmation && <ConfirmDialog key={shown.key} slot={slot} confirmation={confirmation} />;
}

/**
 * Shows the dialog of `confirm`, and above it the question before the page is left. The shell renders it once.
 * @example
 * <ConfirmHost />
 */
export function ConfirmHost() {
  return (
    <>
      <ConfirmSlot slot={activeConfirmation} />
      <ConfirmSlot slot={leaveConfirmation} />
    </>
  );
}
