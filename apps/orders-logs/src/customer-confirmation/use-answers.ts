import type { CcmAnswer, CcmQuestionCode } from '@console/contracts/orders-logs/customer-confirmation';
import { useKeptText } from '@console/ui/dialogs';
import type { Answered } from './Checklist.tsx';

/** The answers of a call, kept in this tab until its result is saved. */
export function useAnswers(secureId: string) {
  const { text, type, discard } = useKeptText(['ccm-answers', secureId]);
  const answers = (text === '' ? {} : JSON.parse(text)) as Answered;
  return {
    answers,
    answer: (code: CcmQuestionCode, answer: CcmAnswer) => type(JSON.stringify({ ...answers, [code]: answer })),
    discard,
  };
}
