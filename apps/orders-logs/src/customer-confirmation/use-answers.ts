import type { CcmAnswer, CcmQuestionCode, Confirmation } from '@console/contracts/orders-logs/customer-confirmation';
import { useKeptText } from '@console/ui/dialogs';
import type { Answered } from './Checklist.tsx';

/**
 * The answers of a call, kept in this tab until its result is saved.
 * @param version of the confirmation since it was taken, so that a later call does not begin with answers of this one
 */
export function useAnswers({ secureId, version }: Pick<Confirmation, 'secureId' | 'version'>) {
  const { text, type, discard } = useKeptText(['ccm-answers', secureId, String(version)]);
  const answers = (text === '' ? {} : JSON.parse(text)) as Answered;
  return {
    answers,
    answer: (code: CcmQuestionCode, answer: CcmAnswer) => type(JSON.stringify({ ...answers, [code]: answer })),
    discard,
  };
}
