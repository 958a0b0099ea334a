import type { Outcome } from '@console/api';
import type { LossKind } from '@console/contracts/cards/reason-for-loss';
import { notify } from '@console/ui/feedback';
import { todayInJakarta } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAfterScans } from '../../shared/scan/scan-gate.ts';
import { messages } from '../messages.ts';
import { endpoints, paths } from '../screens.tsx';
import { refusalFaults, storyFaults, type Faults, type StoryValues } from './story.ts';

interface Report {
  readonly kind: LossKind;
  readonly values: StoryValues;
  /** Missing values besides the story. */
  readonly missing: Faults;
  readonly discard: () => void;
  readonly send: () => Promise<Outcome<{ readonly secureId: string }>>;
  /** Message after it is created. */
  readonly done: string;
}

/**
 * Submits a loss report of any kind: errors are shown beside their fields and get the focus; the created report is
 * opened.
 */
export function useReport({ kind, values, missing, discard, send, done }: Report) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const reading = endpoints.reasons.useQuery({ query: { kind } });
  const reasons = reading.data ?? [];
  const words = { needed: t('needed'), tooShort: t('tooShort'), futureDate: t('futureDate') };
  const [sendReport, gate] = useAfterScans(async (form: HTMLFormElement) => {
    if (busy) return;
    const found = {
      ...storyFaults(
        values,
        reasons.find(({ secureId }) => secureId === values.reasonId),
        todayInJakarta(),
        words,
      ),
      ...missing,
    };
    setFaults(found);
    if (Object.keys(found).length > 0) {
      // After the fields are marked.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if ('error' in answer) return setFaults(refusalFaults(answer.error));
    discard();
    notify.success(done);
    void navigate(paths.detail(answer.data), { replace: true });
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void sendReport(event.currentTarget);
  };
  const reset = () => {
    discard();
    setFaults({});
  };
  return { reading, faults, busy, submit, gate, startOver: reset };
}
