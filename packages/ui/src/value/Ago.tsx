import { dateFormats, formatDate, timeAgo, useNow } from '../formats/index.ts';
import { useLanguage } from '../messages/index.ts';

/**
 * When something was, by its distance; the exact time is its tooltip. After a week the time itself.
 * @example
 * <Ago at={entry.at} />
 */
export function Ago({ at }: { readonly at: string }) {
  const language = useLanguage();
  const now = useNow();
  const exact = formatDate(at, dateFormats.log);
  return (
    <time dateTime={at} title={exact}>
      {timeAgo(at, now, language) ?? formatDate(at, dateFormats.listTime)}
    </time>
  );
}
