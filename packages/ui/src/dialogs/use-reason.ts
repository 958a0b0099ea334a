import type { ConfirmOptions } from './confirm.ts';
import { useKeptText } from './use-kept-text.ts';

/** The records of a question: by their ids where it names them, since two may have the same masked label. */
const recordsOf = ({ subject = '', about, usesOf, activationOf }: ConfirmOptions): readonly string[] => {
  const ids = about ?? [usesOf ?? activationOf].flatMap((each) => (each ? [each.secureId] : []));
  return ids.length > 0 ? ids.toSorted() : [subject];
};

/** The reason typed in a confirmation: the same question about the same records finds it again after a reload. */
export const useReason = (options: ConfirmOptions) =>
  useKeptText([location.pathname, options.title, ...recordsOf(options)], options.reasonGiven ?? '');
