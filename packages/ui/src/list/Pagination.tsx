import type { ListResult } from '@console/contracts/core/envelope';
import { Button } from '../core/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import { Select } from '../lov/Select.tsx';

interface PaginationProps {
  readonly result: ListResult<unknown>;
  /** The requested page; the rows of the previous one may still be on the screen. */
  readonly page: number;
  readonly size: number;
  /** Page sizes to choose from. */
  readonly sizes: readonly number[];
  readonly onChange: (change: { readonly page: number; readonly size?: number }) => void;
}

/** "1.772", or "10.000+" where the services stopped counting (docs/model/platform.md#large-lists). */
export const totalText = ({ total, totalCapped }: Pick<ListResult<unknown>, 'total' | 'totalCapped'>): string =>
  `${formatNumber(total)}${totalCapped ? '+' : ''}`;

/** Number of reachable pages; the total of a capped list ends where its pages end. */
export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** The position in the list, and buttons to the other pages. */
export function Pagination({ result, page, size, sizes, onChange }: PaginationProps) {
  const t = useMessages(messages);
  const { total, totalCapped = false, rows } = result;
  const pages = pagesOf(total, size);
  const from = (result.page - 1) * result.size + 1;
  const to = (step: number, label: string, sign: string) => (
    <Button
      variant="quiet"
      aria-label={label}
      title={label}
      disabled={step === page || step < 1 || step > pages}
      onClick={() => onChange({ page: step })}
    >
      {sign}
    </Button>
  );
  return (
    <nav className="list-bar" aria-label={t('pagination')}>
      <span>
        {total === 0
          ? t('totalNone')
          : t('total', {
              from: formatNumber(from),
              to: formatNumber(from + rows.length - 1),
              total: totalText(result),
            })}
      </span>
      {totalCapped && <span className="list-hint">{t('capped', { count: formatNumber(total) })}</span>}
      <span className="list-gap" />
      {to(1, t('first'), '«')}
      {to(page - 1, t('previous'), '‹')}
      <span>{t('pages', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
      {to(page + 1, t('nextPage'), '›')}
      {to(pages, t('last'), '»')}
      <Select
        className="input"
        aria-label={t('perPage')}
        title={t('perPage')}
        value={size}
        onChange={(event) => onChange({ page: 1, size: Number(event.target.value) })}
      >
        {sizes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </nav>
  );
}
