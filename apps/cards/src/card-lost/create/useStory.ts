import type { LossKind } from '@console/contracts/cards/reason-for-loss';
import { todayInJakarta } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from '../messages.ts';
import { endpoints } from '../screens.tsx';
import { storyFaults, type Faults, type StoryValues } from './story.ts';

/** The reasons of a kind of report, and what is wrong with a story by them. */
export function useStory(kind: LossKind) {
  const t = useMessages(messages);
  const { data: reasons = [] } = endpoints.reasons.useQuery({ query: { kind } });
  const words = { needed: t('needed'), tooShort: t('tooShort'), futureDate: t('futureDate') };
  return { reasons, check: (values: StoryValues): Faults => storyFaults(values, reasons.find(({ secureId }) => secureId === values.reasonId), todayInJakarta(), words) };
}

/** Takes the focus to the first thing that is wrong, once it is marked. */
export const toFirstFault = (form: HTMLFormElement): void => { requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()); };
