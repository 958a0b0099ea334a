import { queryEndpoint } from '@console/api';
import type { MatrixRow } from '@console/contracts/branches-stores/branch/rate-imports';
import type { Call } from '@console/contracts/core/call';
import { Button } from '@console/ui/core';
import { defineMessages, useMessages } from '@console/ui/messages';
import { Part, ScrollTable } from '@console/ui/page';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

const messages = defineMessages({
  id: {
    title: 'Pratinjau kantor × kunci',
    office: 'Kantor',
    newRate: 'Rate baru',
    none: 'baru',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
  },
  en: {
    title: 'Preview of offices × keys',
    office: 'Office',
    newRate: 'New rate',
    none: 'new',
    previous: 'Previous',
    next: 'Next',
  },
});

interface Page {
  readonly rows: readonly MatrixRow[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}
interface Query {
  readonly importId: string;
  readonly page: number;
}

/** A bulk import as offices × keys: the rate that each takes the place of, beside the new one. */
export function Matrix({ call }: { readonly call: Call }) {
  const id = useId();
  const t = useMessages(messages);
  const [address] = useSearchParams();
  const [page, setPage] = useState(1);
  const importId = address.get('importId') ?? '';
  const endpoint = useMemo(() => queryEndpoint(call as Call<Query, unknown, Page>), [call]);
  const reading = endpoint.useQuery({ query: { importId, page } }, { skip: importId === '' });
  if (importId === '') return null;
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <Part of={reading}>
        {({ rows, total, size }) => (
          <>
            <MatrixTable rows={rows} />
            {total > size && (
              <p>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('previous')}
                </Button>{' '}
                <Button disabled={page * size >= total} onClick={() => setPage(page + 1)}>
                  {t('next')}
                </Button>
              </p>
            )}
          </>
        )}
      </Part>
    </section>
  );
}

const pair = (regular: string | null, repeat: string | null): string => [regular, repeat].filter(Boolean).join(' / ');

function MatrixTable({ rows }: { readonly rows: readonly MatrixRow[] }) {
  const t = useMessages(messages);
  const keys = rows[0]?.cells ?? [];
  return (
    <ScrollTable label={t('title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('office')}</th>
            <th scope="col">{t('newRate')}</th>
            {keys.map(({ productGroup, band }) => (
              <th key={`${productGroup} ${band}`} scope="col">{`${productGroup} ${band}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rowNo}>
              <th scope="row">{row.officeCode}</th>
              <td>{pair(row.rateRegular, row.rateRepeat)}</td>
              {row.cells.map(({ productGroup, band, before, beforeRepeat }) => (
                <td key={`${productGroup} ${band}`}>{before === null ? t('none') : pair(before, beforeRepeat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
