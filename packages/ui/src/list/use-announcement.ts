import type { ListResult } from '@console/contracts/core/envelope';
import { useState } from 'react';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import type { ListState } from './address.ts';
import { messages } from './messages.ts';
import { pagesOf, totalText } from './Pagination.tsx';

/** What a screen reader is told: the count and page of every answer, and what else the list has to say. */
export function useAnnouncement(result: ListResult<unknown> | undefined, { page, size }: ListState) {
  const t = useMessages(messages);
  const [said, setSaid] = useState<{ readonly result: unknown; readonly text: string }>({
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
    announced: said.text !== '' && said.result === result ? said.text : standard,
    announce: (text: string) => setSaid({ result, text }),
  };
}
