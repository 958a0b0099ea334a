import { sendCall, type ApiError } from '@console/api';
import { queueCalls } from '@console/contracts/platform/queues';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { release as giveBack } from './endpoints.ts';
import type { PhotoDesk, Proof, ScreenedKind } from './kind.ts';
import { messages } from './messages.ts';

/** Refusals after which the photo is no longer the caller's: the next one is fetched. */
const gone: ReadonlySet<string> = new Set(['ALREADY_DECIDED', 'CLAIM_EXPIRED', 'QUEUE_LEFT', 'NOT_FOUND']);

export type Verdict =
  | { readonly act: 'approve'; readonly proof: Proof }
  | { readonly act: 'reject'; readonly reasonIds: readonly string[] }
  | { readonly act: 'escalate'; readonly note: string; readonly reasonIds: readonly string[] };

/** What is at the desk. */
type Shown =
  | { readonly photo: PhotoDesk }
  /** Nothing waits. */
  | { readonly photo: null }
  | { readonly failure: ApiError };

/**
 * The photo at the desk: takes the next one of a queue, sends the verdict, takes the one after it. The decided photo
 * stays in sight until the next one is there.
 * @param code the queue @param filter filters of the list within which photos are taken
 */
export function useDesk(
  { calls, endpoints, nameOf }: ScreenedKind,
  code: string,
  filter: Readonly<Record<string, unknown>>,
) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [shown, setShown] = useState<Shown>();
  const [done, setDone] = useState(0);
  const [busy, setBusy] = useState(false);
  // A photo that was skipped here is left to others.
  const skipped = useRef<string[]>([]);
  const [release] = giveBack.useMutation();
  const sends = {
    approve: endpoints.approve.useMutation()[0],
    reject: endpoints.reject.useMutation()[0],
    escalate: endpoints.escalate.useMutation()[0],
    settle: endpoints.settle.useMutation()[0],
  };
  const photo = shown && 'photo' in shown ? shown.photo : undefined;

  const fetchNext = async (): Promise<Shown> => {
    const body = { code, filter: { ...filter }, skip: skipped.current.slice(-200) };
    const taken = await sendCall(queueCalls.takeNext, { body });
    if ('error' in taken) return { failure: taken.error };
    const { secureId } = taken.data;
    if (secureId === null) return { photo: null };
    const desk = await sendCall(calls.desk, { parameters: { secureId } });
    return 'error' in desk ? { failure: desk.error } : { photo: desk.data };
  };
  const next = async () => {
    setBusy(true);
    setShown(await fetchNext());
    setBusy(false);
  };
  const begin = useEffectEvent(() => fetchNext());
  useEffect(() => {
    let left = false;
    void begin().then((found) => {
      if (!left) setShown(found);
    });
    return () => {
      left = true;
    };
  }, [code]);

  const skip = async () => {
    if (busy) return;
    if (photo) {
      skipped.current.push(photo.secureId);
      await release({ body: { code, secureId: photo.secureId } });
    }
    await next();
  };

  const send = (of: PhotoDesk, verdict: Verdict) => {
    const seen = { secureId: of.secureId, version: of.version };
    if (verdict.act === 'escalate') {
      const { note, reasonIds } = verdict;
      return sends.escalate({
        body: { ...seen, note, ...(reasonIds.length > 0 ? { reasonIds: [...reasonIds] } : {}) },
      });
    }
    const isSettled = of.state === 'ESCALATED';
    if (verdict.act === 'approve') {
      const body = { ...seen, ...verdict.proof };
      return isSettled ? sends.settle({ body: { ...body, verdict: 'APPROVED' } }) : sends.approve({ body });
    }
    const body = { ...seen, reasonIds: [...verdict.reasonIds] };
    return isSettled ? sends.settle({ body: { ...body, verdict: 'REJECTED' } }) : sends.reject({ body });
  };

  /** Sends a verdict and takes the next photo. @returns what was refused, beside which the photo stays */
  const decide = async (verdict: Verdict): Promise<string | undefined> => {
    if (!photo || busy) return undefined;
    setBusy(true);
    const answer = await send(photo, verdict);
    if ('error' in answer) {
      const said = errorText(answer.error);
      setBusy(false);
      if (!gone.has(answer.error.code ?? '')) return said;
      notify.error(said);
    } else {
      setDone((before) => before + 1);
      notify.success(t('did', { verdict: t(answer.data.state as 'APPROVED'), name: nameOf(photo) }));
    }
    await next();
    return undefined;
  };

  return { shown, done, busy, next, skip, decide };
}
