import { queryEndpoint } from '@console/api';
import type { MatrixRow } from '@console/contracts/branches-stores/branch/rate-imports';
import type { Call } from '@console/contracts/core/call';
import { percentText } from '@console/ui/formats';
import { defineMessages, useMessages } from '@console/ui/messages';
import { Part, PlainTable } from '@console/ui/page';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

const messages = defineMessages({
  id: {
    title: 'Pratinjau kantor × kelompok dan tenor',
    office: 'Kantor',
    newRate: 'Rate baru (Regular / RO)',
    none: 'belum ada',
    skipped: 'dilewati',
    all: 'Semua kelompok',
  },
  en: {
    title: 'Preview of offices × groups and tenors',
    office: 'Office',
    newRate: 'New rate (regular / repeat)',
    none: 'none yet',
    skipped: 'skipped',
    all: 'All groups',
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
      <Part of={reading}>{(shown) => <MatrixTable shown={shown} onPage={setPage} />}</Part>
    </section>
  );
}

/** Regular and repeat, each in its place; "-" where there is none. */
const pair = (regular: string | null, repeat: string | null): string =>
  `${percentText(regular)} / ${percentText(repeat)}`;

/** Rows with faults are not written. */
const isSkipped = ({ result }: MatrixRow): boolean => result === 'ERROR';

function MatrixTable({ shown, onPage }: { readonly shown: Page; readonly onPage: (page: number) => void }) {
  const t = useMessages(messages);
  const keys = shown.rows[0]?.cells ?? [];
  const office = (row: MatrixRow) => {
    const named = [row.officeCode, row.officeName].filter(Boolean).join(' ');
    return isSkipped(row) ? <span className="quiet">{`${named} (${t('skipped')})`}</span> : named;
  };
  const change = (row: MatrixRow, at: number) => {
    const { before, beforeRepeat } = row.cells[at]!;
    const old = before === null ? t('none') : pair(before, beforeRepeat);
    return `${old} → ${pair(row.rateRegular, row.rateRepeat)}`;
  };
  return (
    <PlainTable
      label={t('title')}
      rows={shown.rows}
      keyOf={({ rowNo }) => String(rowNo)}
      pages={shown}
      onPage={onPage}
      columns={[
        { title: t('office'), of: office, isHead: true },
        {
          title: t('newRate'),
          of: (row) => (isSkipped(row) ? '-' : pair(row.rateRegular, row.rateRepeat)),
          isNumber: true,
        },
        ...keys.map(({ productGroup, band }, at) => ({
          title: `${productGroup === '*' ? t('all') : productGroup} ${band}`,
          of: (row: MatrixRow) => (isSkipped(row) ? '-' : change(row, at)),
          isNumber: true,
        })),
      ]}
    />
  );
}
