import { addressOf } from '@console/contracts/routes/address';
import { cardVerifications } from '@console/contracts/cards/card-verification';
import type { VerificationDesk } from '@console/contracts/cards/card-verification/calls';
import {
  allInOrder,
  checklistItems,
  reasonsIn,
  unsetItems,
  type Checklist,
} from '@console/contracts/cards/card-verification/checklist';
import type { VerificationState } from '@console/contracts/cards/card-verification/states';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { focusFinding } from './focus-finding.ts';
import { NextButton } from './NextButton.tsx';
import { ReasonsDialog } from './ReasonsDialog.tsx';
import { useDecideKey } from './use-decide-key.ts';
import { endpoints } from './screens.tsx';

interface DecideProps {
  readonly desk: VerificationDesk;
  readonly checklist: Checklist;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly flush: () => Promise<void>;
  /** `goOn`: open the next application. */
  readonly onDecided: (state: VerificationState, openNext: boolean) => void;
}

const minNoteLength = 20;

/** Why the verifier alone cannot approve an application; undefined if they can. */
function useApprovalObstacle(checklist: Checklist, hasFailed: boolean) {
  const t = useMessages(messages);
  const unset = unsetItems(checklist).length;
  const notInOrder = checklistItems.filter(({ key }) => checklist[key]?.result === 'NOT_OK').length;
  const findings =
    unset > 0 ? t('unset', { count: unset }) : notInOrder > 0 ? t('notInOrder', { count: notInOrder }) : undefined;
  return {
    approve: findings ?? (hasFailed ? t('stepFailed') : undefined),
    override: findings ?? (hasFailed ? undefined : t('noStepFailed')),
    isInOrder: allInOrder(checklist),
  };
}

/** The foot of the desk: note, decisions, and the next application. */
export function Decide({ desk, checklist, note, onNote, flush, onDecided }: DecideProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const id = useId();
  const reading = useWhy(cardVerifications).reading;
  const [asking, setAsking] = useState<'return' | 'reject'>();
  const [noteFault, setNoteFault] = useState(false);
  const [approve, approving] = endpoints.approve.useMutation();
  const [override, overriding] = endpoints.override.useMutation();
  const [sendReturn] = endpoints.return.useMutation();
  const [sendReject] = endpoints.reject.useMutation();
  const [release] = endpoints.release.useMutation();
  const hasFailed = desk.attempts[0]?.steps.some(({ state }) => state === 'FAILED') ?? false;
  const why = useApprovalObstacle(checklist, hasFailed);
  const { secureId, version } = desk;
  const noteText = note.trim() || null;
  const after = (answer: Awaited<ReturnType<typeof approve>>, goOn: boolean): unknown => {
    if ('error' in answer) return answer.error;
    onDecided(answer.data.state, goOn);
    return undefined;
  };
  const run = async (send: () => ReturnType<typeof approve>, goOn: boolean) => {
    await flush();
    const error = after(await send(), goOn);
    if (error) notify.error(errorText(error));
  };
  const onApprove = (goOn: boolean) => void run(() => approve({ body: { secureId, version, note: noteText } }), goOn);
  const onOverride = (goOn: boolean) => {
    const tooShort = note.trim().length < minNoteLength;
    setNoteFault(tooShort);
    if (tooShort) return document.getElementById(id)?.focus();
    return void run(() => override({ body: { secureId, version, note: note.trim() } }), goOn);
  };
  // Runs the decision that the findings lead to; if an item is open, focuses the first one.
  useDecideKey(() => {
    if (reading !== undefined || asking || approving.isLoading || overriding.isLoading) return;
    const [unset] = unsetItems(checklist);
    if (unset !== undefined) {
      notify.info(why.approve ?? '');
      return focusFinding(unset);
    }
    if (!why.isInOrder) return setAsking('return');
    return hasFailed ? onOverride(true) : onApprove(true);
  });
  const leave = async () => {
    await flush();
    await release({ body: { secureId } });
  };
  return (
    <footer className="verify-foot">
      <div className="desk-field">
        <label htmlFor={id}>{t(hasFailed ? 'noteNeeded' : 'note')}</label>
        <textarea
          id={id}
          className="input"
          rows={2}
          maxLength={500}
          value={note}
          onChange={({ target }) => {
            onNote(target.value);
            setNoteFault(false);
          }}
          aria-invalid={noteFault}
          aria-describedby={noteFault ? `${id}-fault` : undefined}
        />
        {noteFault && (
          <p id={`${id}-fault`} role="alert" className="desk-fault">
            {t('noteShort', { minimum: minNoteLength })}
          </p>
        )}
      </div>
      <div className="verify-acts">
        <ActionButton
          variant="primary"
          why={why.approve}
          busy={approving.isLoading}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => onApprove(false)}
        >
          {t('approve')}
        </ActionButton>
        <ActionButton why={why.override} busy={overriding.isLoading} onClick={() => onOverride(false)}>
          {t('override')}
        </ActionButton>
        <ActionButton onClick={() => setAsking('return')}>{t('return')}</ActionButton>
        <ActionButton variant="danger" onClick={() => setAsking('reject')}>
          {t('reject')}
        </ActionButton>
        <span className="verify-gap" />
        <ActionButton
          why={reading}
          onClick={() => leave().then(() => navigate(addressOf('/card-verification/:cardVerificationId', secureId)))}
        >
          {t('release')}
        </ActionButton>
        <NextButton after={secureId} onLeave={leave} />
      </div>
      {asking && (
        <ReasonsDialog
          secureId={secureId}
          act={asking}
          initial={reasonsIn(checklist)}
          onClose={() => setAsking(undefined)}
          onDecide={async (reasonIds, goOn) => {
            await flush();
            return after(
              await (asking === 'return' ? sendReturn : sendReject)({
                body: { secureId, version, reasonIds: [...reasonIds], note: noteText },
              }),
              goOn,
            );
          }}
        />
      )}
    </footer>
  );
}
