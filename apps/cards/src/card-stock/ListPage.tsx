import { cardStock, isShort, officeKinds, type CardStock } from '@console/contracts/cards/card-stock/stock';
import { text } from '@console/contracts/core/text';
import { formatNumber } from '@console/ui/formats';
import { ResourceList, type BulkAction, type ListTab, type RowAction } from '@console/ui/list';
import { useMessages, useText } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { totalsCall } from './endpoints.ts';
import { messages } from './messages.ts';
import { useProposals } from './Proposals.tsx';
import { columns, paths, proposing } from './screens.tsx';
import './stock.css';
import { StockMap } from './StockMap.tsx';
import { WriteOffDetail } from './WriteOffDetail.tsx';
import { WriteOffs } from './WriteOffs.tsx';

const tabs: readonly ListTab[] = [
  { key: 'map', title: text('Stok per kantor', 'Stock by office'), content: <StockMap /> },
  { key: 'write-off', title: text('Hapus buku', 'Write-offs'), content: <WriteOffs /> },
];
const defaults = { officeKind: ['BRANCH'] };
const filters = ['search', 'officeKind', 'mraId', 'branchId', 'cardTypeId', 'level', 'mismatch'] as const;

/** Tabs for the kinds of office, and the total of the filtered rows. */
function Head() {
  const t = useMessages(messages);
  const read = useText();
  const [address] = useSearchParams();
  const isList = !address.has('tab');
  const kind = address.get('officeKind') ?? 'BRANCH';
  const query = {
    officeKind: kind,
    ...Object.fromEntries(
      filters.flatMap((name) => {
        const value = address.get(name);
        return value ? [[name, name === 'mismatch' ? value === 'true' : value]] : [];
      }),
    ),
  };
  const { data, currentData, error, isFetching, refetch } = totalsCall.useQuery({ query }, { skip: !isList });
  if (!isList) return null;
  const figures =
    data &&
    ([
      [t('free'), data.free],
      [t('waiting'), data.waiting],
      [t('held'), data.held],
      [t('total'), data.total],
      [t('coming'), data.inTransitIn],
      [t('sent'), data.inTransitOut],
    ] as const);
  return (
    <>
      <nav className="stock-kinds" aria-label={t('kinds')}>
        {officeKinds.map(({ value, title }) => (
          <Link
            key={value}
            className="button"
            to={`/card-stock?officeKind=${value}`}
            aria-current={value === kind ? 'page' : undefined}
          >
            {read(title)}
          </Link>
        ))}
      </nav>
      {error && !currentData ? (
        <PartFailed error={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <dl className="stock-totals" aria-label={t('totals')}>
          {figures?.map(([title, count]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The stock, or the write-off in the address. */
export default function ListPage() {
  const [address] = useSearchParams();
  const writeOff = address.get('tab') === 'write-off' ? address.get('id') : null;
  return writeOff ? <WriteOffDetail secureId={writeOff} /> : <StockList />;
}

/** Stock of the offices, the lowest first; reservations are proposed for types that run out. */
function StockList() {
  const { canPropose: may, propose, outcome } = useProposals();
  const rowActions = useMemo(
    (): readonly RowAction<CardStock>[] =>
      may ? [{ key: 'propose', title: proposing, offered: isShort, run: ({ secureId }) => propose([secureId]) }] : [],
    [may, propose],
  );
  const bulkActions = useMemo(
    (): readonly BulkAction<CardStock>[] =>
      may
        ? [
            {
              key: 'propose',
              title: proposing,
              run: ({ rows, clear }) =>
                propose(
                  rows.map(({ secureId }) => secureId),
                  clear,
                ),
            },
          ]
        : [],
    [may, propose],
  );
  return (
    <>
      <ResourceList<CardStock>
        resource={cardStock}
        columns={columns}
        paths={paths}
        defaultFilters={defaults}
        tabs={tabs}
        note={<Head />}
        rowActions={rowActions}
        bulkActions={bulkActions}
      />
      {outcome}
    </>
  );
}
