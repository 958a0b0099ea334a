import { isApiError, type ApiError } from '@console/api';
import { changeRules } from '@console/contracts/core/changes';
import type { Decisions } from '@console/contracts/platform/approvals';
import { Button, Spin } from '@console/ui/core';
import { Dialog, Ticks, useKeptText } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { SaveFailure, useFailure } from '@console/ui/form';
import { common, useMessages, useText } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useId, useState } from 'react';
import { messages } from './messages.ts';
import { Passing } from './Passing.tsx';
import { Refused } from './Refused.tsx';
import { isAskedAgain, useDecide, type Decision, type Wanted } from './use-decide.ts';

/**
 * Decides on one or many requests: says first which pass, which do not and why, decides on those that pass, and names
 * what refused by then.
 */
export function DecideDialog({
  decision,
  wanted,
  onSend,
  onAnswer,
  onClose,
}: {
  readonly decision: Decision;
  readonly wanted: readonly Wanted[];
  /** Called with those that are decided on, when the decision is sent. */
  readonly onSend: (secureIds: readonly string[]) => void;
  /** Called with what became of them; null: nothing was decided. */
  readonly onAnswer: (sent: readonly string[], answer: Decisions | null) => void;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const failing = useFailure();
  const id = useId();
  const {
    text: note,
    type: setNote,
    discard,
    isRestored,
  } = useKeptText([decision, ...wanted.map(({ secureId }) => secureId).toSorted()]);
  const close = () => {
    discard();
    onClose();
  };
  const [fault, setFault] = useState<string>();
  const [result, setResult] = useState<Decisions>();
  const { preview, passing, failure, busy, retry, decide } = useDecide(decision, wanted);
  const labels = new Map(wanted.map(({ secureId, recordLabel }) => [secureId, recordLabel]));
  const only = wanted.length === 1 && wanted[0]!.recordLabel.trim() !== '' ? wanted[0] : undefined;
  const asksNote = decision !== 'withdraw';
  const { minimum, maximum } = changeRules.note;

  const text = useText();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const ticks =
    decision === 'approve'
      ? (preview?.passed ?? []).flatMap(({ secureId, label, warnings = [] }) =>
          warnings.map((each) => `${label || (labels.get(secureId) ?? '')}: ${text(each.text)}`),
        )
      : [];
  const unticked = ticks.some((each) => !ticked.includes(each));

  const go = async () => {
    setMissing(unticked);
    failing.forget();
    if (unticked) return;
    const given = note.trim();
    if ((decision === 'reject' || given !== '') && given.length < minimum)
      return setFault(t('noteTooShort', { minimum }));
    onSend(passing);
    const answer = await decide(given === '' ? null : given);
    const decided = isApiError(answer) ? null : (answer as Decisions);
    onAnswer(passing, decided);
    if (!decided) return failing.show(answer as ApiError);
    const { passed, refused } = decided;
    if (passed.length > 0) notify.success(t(`done_${decision}`, { count: passed.length }));
    if (refused.some(isAskedAgain)) {
      setMissing(false);
      return setAsked(true);
    }
    discard();
    if (refused.length > 0) return setResult(decided);
    return onClose();
  };
  return (
    <Dialog
      title={
        only ? t(`one_${decision}`, { label: only.recordLabel }) : t(`title_${decision}`, { count: wanted.length })
      }
      width={640}
      onClose={close}
      holds={asksNote && isRestored}
      footer={
        <>
          <Button onClick={close}>{words(result ? 'close' : 'cancel')}</Button>
          {!result && (
            <ActionButton
              variant={decision === 'approve' ? 'primary' : 'danger'}
              busy={busy}
              disabled={passing.length === 0}
              onClick={go}
            >
              {preview ? t(`go_${decision}`, { count: passing.length }) : t(decision)}
            </ActionButton>
          )}
        </>
      }
    >
      {failure && <PartFailed error={failure} onRetry={retry} />}
      {!preview && !failure && <Spin />}
      {preview && !result && (
        <>
          <output className="approval-checked">
            {t('checked', { passing: passing.length, total: preview.passed.length + preview.refused.length })}
          </output>
          <Refused
            labels={labels}
            refused={preview.refused}
            title={t('refusedBefore', { count: preview.refused.length })}
          />
          <Passing passed={preview.passed} labels={labels} />
          {isAsked && <p role="alert">{t('warningsMoved')}</p>}
          <Ticks of={ticks} ticked={ticked} onTick={setTicked} missing={missing && unticked} />
          {asksNote && passing.length > 0 && (
            <div className="approval-note">
              <label htmlFor={id} data-required={decision === 'reject' || undefined}>
                {t(decision === 'reject' ? 'note' : 'noteOptional')}
              </label>
              <textarea
                id={id}
                className="input"
                rows={3}
                maxLength={maximum}
                value={note}
                aria-invalid={fault !== undefined}
                aria-describedby={fault ? `${id}-fault` : undefined}
                onChange={(event) => {
                  setNote(event.target.value);
                  setFault(undefined);
                }}
              />
              {fault && (
                <p id={`${id}-fault`} className="approval-fault" role="alert">
                  {fault}
                </p>
              )}
            </div>
          )}
        </>
      )}
      <SaveFailure of={failing.failure} onRetry={go} busy={busy} />
      {result && (
        <Refused labels={labels} refused={result.refused} title={t('refusedAfter', { count: result.refused.length })} />
      )}
    </Dialog>
  );
}
