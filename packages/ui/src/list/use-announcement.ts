import type { ListResult } from '@console/contracts/core/envelope';
import { useState } from 'react';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import type { ListState } from './address.ts';
import { messages } from './messages.ts';
import { pagesOf, totalText } from './Pagination.tsx';

/** The text announced to screen readers: total and page of each answer, or the list's own announcement. */
export function useAnnouncement(result: ListResult<unknown> | undefined, { page, size }: ListState) {
  const t = useMessages(messages);
  const [announcement, setAnnouncement] = useState<{ readonly result: unknown; readonly text: string }>({
    result: undefined,
    text: '',
  });
  const standard = result
    ? t('announced', {
        total: totalText(result),
        page: formatNumber(page),
        pages: formatNumber(pagesOf(result.total, size)),
      })
    : '';
  return {
    announced: announcement.text !== '' && announcement.result === result ? announcement.text : standard,
    announce: (text: string) => setAnnouncement({ result, text }),
  };
}
