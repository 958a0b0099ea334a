import { useMessages } from '@console/ui/messages';
import { lineDifference } from '../audit-trail/line-difference.ts';
import { messages } from './messages.ts';

const wordsOf = (text: string): string => text.replaceAll('\n', ' ⏎ ').split(' ').join('\n');

/** Word diff of two texts: removed and added words. */
export function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useMessages(messages);
  return (
    <p className="sms-difference">
      {lineDifference(wordsOf(before), wordsOf(after)).map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text} </span>
        ) : kind === 'removed' ? (
          <del key={index}>
            <span className="visually-hidden">{t('removed')} </span>
            {text}{' '}
          </del>
        ) : (
          <ins key={index}>
            <span className="visually-hidden">{t('added')} </span>
            {text}{' '}
          </ins>
        ),
      )}
    </p>
  );
}
