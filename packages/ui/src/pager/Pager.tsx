import { Button } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import './pager.css';

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly size: number;
  /** Rows of all pages. */
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/**
 * Previous and next page of a table inside a page; nothing if there is only one page.
 * @example
 * {data && <Pager {...data} onPage={setPage} />}
 */
export function Pager({ page, size, total, onPage }: PagerProps) {
  const t = useMessages(messages);
  if (total <= size) return null;
  return (
    <p className="pager">
      <Button variant="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span>{t('page', { page, pages: Math.ceil(total / size) })}</span>
      <Button variant="quiet" disabled={page * size >= total} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </p>
  );
}
