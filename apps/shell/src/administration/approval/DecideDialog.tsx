import { dropFromTab, keepInTab, keptInTab, useSession } from '@console/auth';
import { isApiError } from '@console/api';
import { changeRules } from '@console/contracts/core/changes';
import type { Decisions } from '@console/contracts/platform/approvals';
import { Button, Spin } from '@console/ui/core';
import { Dialog, Ticks } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { common, useMessages, useText } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useId, useState } from 'react';
import { messages } from './messages.ts';
import { useDecide, type Decision, type Wanted } from './use-decide.ts';

/** Names of the listed records; the services do not name what the user may no longer see. */
type Labels = ReadonlyMap<string, string>;

/** Requests that refuse, by name and with their reason. */
function Refused({
  refused,
  title,
  labels,
}: {
  readonly refused: Decisions['refused'];
  readonly title: string;
  readonly labels: Labels;
}) {
  const t = useMessages(messages);
  const text = useText();
  if (refused.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className="approval-refused">{title}</p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('change')}</th>
            <th scope="col">{t('cause')}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ secureId, moduleTitle, label, message }) => {
            const shown = label || labels.get(secureId);
            return (
              <tr key={secureId}>
                <td>{shown ? `${text(moduleTitle)}: ${shown}` : text(moduleTitle)}</td>
                <td>{message}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The note, kept in this tab until the decision is made. */
function useNote() {
  const user = useSession().username ?? '';
  const kept = keptInTab(user, 'desk', 'approval') as { readonly note?: string } | null;
  const [note, setNote] = useState(kept?.note ?? '');
  return {
    note,
    setNote: (next: string) => {
      setNote(next);
      keepInTab(user, 'desk', 'approval', { note: next });
    },
    discard: () => dropFromTab(user, 'desk', 'approval'),
  };
}

/**
 * Decides on one or many requests: says first which pass, which do not and why, decides on those that pass, and names
 * what refused by then.
 */
export function DecideDialog({
  decision,
  wanted,
  onDecided,
  onClose,
}: {
  readonly decision: Decision;
  readonly wanted: readonly Wanted[];
  /** Called with all that are over: decided now, or by somebody else before. */
  readonly onDecided: (secureIds: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const id = useId();
  const { note, setNote, discard } = useNote();
  const [fault, setFault] = useState<string>();
  const [result, setResult] = useState<Decisions>();
  const { preview, failure, busy, retry, decide } = useDecide(decision, wanted);
  const labels = new Map(wanted.map(({ secureId, recordLabel }) => [secureId, recordLabel]));
  const asksNote = decision !== 'withdraw';
  const { minimum, maximum } = changeRules.note;

  const text = useText();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState(false);
  const passes = new Set(preview?.passed.map(({ secureId }) => secureId));
  const ticks =
    decision === 'approve'
      ? wanted
          .filter(({ secureId }) => passes.has(secureId))
          .flatMap(({ recordLabel, warnings = [] }) => warnings.map((each) => `${recordLabel}: ${text(each.text)}`))
      : [];
  const unticked = ticks.some((each) => !ticked.includes(each));

  const go = async () => {
    setMissing(unticked);
    if (unticked) return;
    const given = note.trim();
    if ((decision === 'reject' || given !== '') && given.length < minimum)
      return setFault(t('noteTooShort', { minimum }));
    const answer = await decide(given === '' ? null : given);
    if (isApiError(answer)) return notify.error(errorText(answer));
    const { passed, refused } = answer as Decisions;
    discard();
    onDecided([...passed, ...refused].map(({ secureId }) => secureId));
    if (passed.length > 0) notify.success(t(`done_${decision}`, { count: passed.length }));
    if (refused.length > 0) return setResult(answer as Decisions);
    return onClose();
  };
  const passing = preview?.passed.length ?? 0;
  return (
    <Dialog
      title={t(`title_${decision}`, { count: wanted.length })}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words(result ? 'close' : 'cancel')}</Button>
          {!result && (
            <ActionButton
              variant={decision === 'approve' ? 'primary' : 'danger'}
              busy={busy}
              disabled={passing === 0}
              onClick={go}
            >
              {preview ? t(`go_${decision}`, { count: passing }) : t(decision)}
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
            {t('checked', { passing, total: preview.passed.length + preview.refused.length })}
          </output>
          <Refused
            labels={labels}
            refused={preview.refused}
            title={t('refusedBefore', { count: preview.refused.length })}
          />
          <Ticks of={ticks} ticked={ticked} onTick={setTicked} missing={missing && unticked} />
          {asksNote && passing > 0 && (
            <div className="approval-note">
              <label htmlFor={id}>{t(decision === 'reject' ? 'note' : 'noteOptional')}</label>
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
      {result && (
        <Refused labels={labels} refused={result.refused} title={t('refusedAfter', { count: result.refused.length })} />
      )}
    </Dialog>
  );
}
