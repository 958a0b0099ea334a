import { Button } from '@console/ui/core';
import { pageNumber, useAddressValues, useExistingPage } from '@console/ui/left-out';
import { useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { messages } from './messages.ts';

/** Page number in the address, from 1. */
export const usePageNumber = (): number => Number(useAddressValues({ page: pageNumber }).page ?? 1);

type Answer = NonNullable<Parameters<typeof useExistingPage>[0]> & { readonly size: number };

/** Shows the last page in place of one beyond the end, and says so. */
export function useLastPage(page: number, answer: Answer | undefined) {
  const [, setParameters] = useSearchParams();
  useExistingPage(answer, {
    page,
    size: answer?.size ?? 1,
    go: (last) =>
      setParameters((current) => ({ ...Object.fromEntries(current), page: String(last) }), {
        replace: true,
        preventScrollReset: true,
      }),
  });
}

/** A table with pagination; the page number is in the address. */
export function Paged({
  label,
  page,
  total,
  size,
  children,
}: {
  readonly label: string;
  readonly page: number;
  readonly total: number;
  readonly size: number;
  readonly children: ReactNode;
}) {
  const t = useMessages(messages);
  const [parameters, setParameters] = useSearchParams();
  const go = (to: number) =>
    setParameters({ ...Object.fromEntries(parameters), page: String(to) }, { preventScrollReset: true });
  return (
    <>
      <ScrollTable label={label}>{children}</ScrollTable>
      {total > size && (
        <p className="remote-pages">
          <Button variant="quiet" disabled={page <= 1} onClick={() => go(page - 1)}>
            {t('earlier')}
          </Button>
          <span>{t('pageOf', { page, pages: Math.ceil(total / size) })}</span>
          <Button variant="quiet" disabled={page * size >= total} onClick={() => go(page + 1)}>
            {t('later')}
          </Button>
        </p>
      )}
    </>
  );
}
