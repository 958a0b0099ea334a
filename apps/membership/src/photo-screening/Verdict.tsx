import { photoRules } from '@console/contracts/platform/photos/vocabulary';
import { useUnsavedGuard } from '@console/ui/guard';
import { useMessages, useText } from '@console/ui/messages';
import type { PhotoView } from '@console/ui/photo';
import { ActionButton } from '@console/ui/why';
import { useId, useState } from 'react';
import type { PhotoDesk, Proof, ScreenedKind } from './kind.ts';
import { messages } from './messages.ts';
import { Reasons } from './Reasons.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import type { Verdict as Sent } from './use-desk.ts';

interface VerdictProps {
  readonly kind: ScreenedKind;
  readonly desk: PhotoDesk;
  readonly view: PhotoView;
  readonly busy: boolean;
  readonly onDecide: (verdict: Sent) => Promise<string | undefined>;
  readonly onSkip: () => void;
}

/** The verdict on a photo: one key for a clean one, digits for reasons, a note for a suspicion. */
export function Verdict({ kind, desk, view, busy, onDecide, onSkip }: VerdictProps) {
  const t = useMessages(messages);
  const text = useText();
  const id = useId();
  const [asking, setAsking] = useState<'approve' | 'reject' | 'escalate'>();
  const [reasonIds, setReasonIds] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  useUnsavedGuard(asking === 'escalate' && note.trim() !== '');
  const [fault, setFault] = useState<string>();
  const mayEscalate = desk.state === 'WAITING';
  const bar = mayEscalate ? kind.onlyEscalates?.(desk) : undefined;
  const { Asked } = kind;
  const needsProof = Asked !== undefined && (kind.asks?.(desk) ?? true);
  const { title, proof } = kind.approving?.(desk) ?? {};

  const send = async (verdict: Sent) => setFault(await onDecide(verdict));
  const approve = (said: Proof = proof ?? {}) => void send({ act: 'approve', proof: said });
  const ask = (what: 'approve' | 'reject' | 'escalate' | undefined) => {
    setAsking(what);
    setFault(undefined);
    if (what === 'escalate') setTimeout(() => document.getElementById(id)?.focus());
  };
  const toggle = (secureId: string) =>
    setReasonIds((before) =>
      before.includes(secureId) ? before.filter((each) => each !== secureId) : [...before, secureId],
    );
  const reject = () => (reasonIds.length === 0 ? setFault(t('needReason')) : void send({ act: 'reject', reasonIds }));
  const escalate = () =>
    note.trim().length < photoRules.shortestNote
      ? setFault(t('noteShort', { minimum: photoRules.shortestNote }))
      : void send({ act: 'escalate', note: note.trim(), reasonIds: kind.suspects ? reasonIds : [] });
  const begin = () => (needsProof ? ask('approve') : approve());

  const digits = Object.fromEntries(
    desk.reasons.slice(0, 9).map(({ secureId }, index) => [String(index + 1), () => toggle(secureId)]),
  );
  const ofPhoto = {
    '+': view.larger,
    '=': view.larger,
    '-': view.smaller,
    v: view.turn,
    c: view.toggleContrast,
    0: view.reset,
  };
  useDeskKeys(
    asking === 'reject' && !bar
      ? { ...ofPhoto, ...digits, enter: reject, escape: () => ask(undefined) }
      : {
          ...ofPhoto,
          ...(bar ? {} : { a: begin, r: () => ask('reject') }),
          ...(mayEscalate ? { e: () => ask('escalate') } : {}),
          s: onSkip,
          n: onSkip,
        },
  );

  return (
    <section className="panel screening-verdict" aria-label={t('verdict')}>
      {desk.escalation && (
        <p role="note" className="screening-escalation">
          {t('escalated', desk.escalation)}
        </p>
      )}
      {bar && (
        <p role="note" className="screening-escalation">
          {text(bar)}
        </p>
      )}
      {asking === undefined && (
        <div className="screening-acts">
          {!bar && (
            <>
              <ActionButton variant="primary" busy={busy} aria-keyshortcuts="A" onClick={begin}>
                {title ? text(title) : t('approve')} (A)
              </ActionButton>
              <ActionButton variant="danger" aria-keyshortcuts="R" onClick={() => ask('reject')}>
                {t('reject')} (R)
              </ActionButton>
            </>
          )}
          {mayEscalate && (
            <ActionButton aria-keyshortcuts="E" onClick={() => ask('escalate')}>
              {t('escalate')} (E)
            </ActionButton>
          )}
          <ActionButton variant="quiet" aria-keyshortcuts="S N" onClick={onSkip}>
            {t('skip')} (S)
          </ActionButton>
        </div>
      )}
      {asking === 'approve' && Asked && (
        <Asked desk={desk} busy={busy} onApprove={approve} onCancel={() => ask(undefined)} />
      )}
      {asking === 'reject' && (
        <fieldset className="screening-reasons">
          <legend>{t('rejectQuestion')}</legend>
          <Reasons kind={kind} of={desk} chosen={reasonIds} onToggle={toggle} />
          <p className="screening-help">{t('rejectKeys')}</p>
          <div className="screening-acts">
            <ActionButton variant="danger" busy={busy} onClick={reject}>
              {t('reject')}
            </ActionButton>
            <ActionButton onClick={() => ask(undefined)}>{t('cancel')}</ActionButton>
          </div>
        </fieldset>
      )}
      {asking === 'escalate' && (
        <div className="screening-reasons">
          {kind.suspects && <Reasons kind={kind} of={desk} chosen={reasonIds} onToggle={toggle} />}
          <label htmlFor={id}>{t('note')}</label>
          <textarea
            id={id}
            className="input"
            rows={2}
            maxLength={255}
            value={note}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setNote(target.value)}
          />
          <p id={`${id}-help`} className="screening-help">
            {t('noteHelp', { minimum: photoRules.shortestNote })}
          </p>
          <div className="screening-acts">
            <ActionButton variant="primary" busy={busy} onClick={escalate}>
              {t('send')}
            </ActionButton>
            <ActionButton onClick={() => ask(undefined)}>{t('cancel')}</ActionButton>
          </div>
        </div>
      )}
      {fault && (
        <p role="alert" className="screening-fault">
          {fault}
        </p>
      )}
    </section>
  );
}
