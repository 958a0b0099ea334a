import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

interface PagerProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Previous and next page of a panel; hidden if there is only one page. */
export function Pager({ page, size, total, onPage }: PagerProps) {
  const t = useMessages(messages);
  if (total <= size) return null;
  return (
    <p className="due-pages">
      <Button variant="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('earlier')}
      </Button>
      <span>{t('page', { page, pages: Math.ceil(total / size) })}</span>
      <Button variant="quiet" disabled={page * size >= total} onClick={() => onPage(page + 1)}>
        {t('later')}
      </Button>
    </p>
  );
}
