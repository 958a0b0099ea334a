import { queryEndpoint, type QueryEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { freePremiumChange } from '@console/contracts/products/insurance/vocabulary';
import type { TariffSet, TariffSetRow } from '@console/contracts/products/insurance/set-view';
import { changePercent, formatCurrency, formatDate, percentText } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part, PlainTable, type PlainColumn } from '@console/ui/page';
import { Figures } from '../figures/Figures.tsx';
import { PriceBand } from './columns.tsx';
import { messages } from './messages.ts';

type SetCall = Call<{ readonly tariffId: string }, unknown, TariffSet>;
type Endpoint = QueryEndpoint<{ readonly tariffId: string }, TariffSet>;

/** The endpoint of the sets of a line. */
export const setEndpoint = (call: SetCall): Endpoint => queryEndpoint(call);

/** The tariffs of one group of a set: bands of prices by tenor or year. */
function Matrix({ group, rows }: { readonly group: string; readonly rows: readonly TariffSetRow[] }) {
  const t = useMessages(messages);
  const text = useText();
  const columns = [...new Set(rows.map(({ column }) => text(column)))];
  const bands = [...new Set(rows.map(({ priceFrom }) => priceFrom))].toSorted((one, other) => one - other);
  const cell = (band: number, column: string) => {
    const found = rows.find((row) => row.priceFrom === band && text(row.column) === column);
    return found ? text(found.tariff) : '-';
  };
  return (
    <section className="panel">
      <h3>{group}</h3>
      <PlainTable
        label={group}
        rows={bands}
        keyOf={String}
        columns={[
          {
            title: t('band'),
            of: (band) => <PriceBand of={rows.find(({ priceFrom }) => priceFrom === band)!} />,
            isHead: true,
          },
          ...columns.map((column) => ({ title: column, of: (band: number) => cell(band, column), isNumber: true })),
        ]}
      />
    </section>
  );
}

function SetHead({ set }: { readonly set: TariffSet }) {
  const t = useMessages(messages);
  const { setNo, effectiveFrom, effectiveTo, previousSetNo, waiting, maxChangePct, gaps } = set;
  return (
    <>
      <Figures
        of={[
          [t('setNo'), setNo],
          [t('from'), formatDate(effectiveFrom, 'DD MMM YYYY')],
          [t('to'), effectiveTo === null ? t('open') : formatDate(effectiveTo, 'DD MMM YYYY')],
          [t('previous'), previousSetNo ?? '-'],
          [t('most'), percentText(maxChangePct)],
        ]}
      />
      {waiting && <p className="quiet">{t('whole')}</p>}
      {waiting && (maxChangePct ?? 0) > freePremiumChange && (
        <p role="note">{t('two', { limit: freePremiumChange })}</p>
      )}
      {gaps.length > 0 && <p role="alert">{t('gaps', { gaps: gaps.join('; ') })}</p>}
    </>
  );
}

/** The matrices of the set that a row belongs to. */
export function TariffSetMatrices({ of, tariffId }: { readonly of: Endpoint; readonly tariffId: string }) {
  const text = useText();
  const set = of.useQuery({ query: { tariffId } });
  return (
    <Part of={set}>
      {(found) => (
        <>
          <SetHead set={found} />
          {[...new Set(found.rows.map(({ group }) => text(group)))].map((group) => (
            <Matrix key={group} group={group} rows={found.rows.filter((row) => text(row.group) === group)} />
          ))}
        </>
      )}
    </Part>
  );
}

/** Each row of a set beside the one that it replaces, and what becomes of an example. */
export function TariffSetCompared({ of, tariffId }: { readonly of: Endpoint; readonly tariffId: string }) {
  const t = useMessages(messages);
  const text = useText();
  const set = of.useQuery({ query: { tariffId } });
  const columns: PlainColumn<TariffSetRow>[] = [
    { title: t('row'), of: (row) => row.of, isHead: true },
    { title: t('group'), of: (row) => `${text(row.group)}, ${text(row.column)}` },
    { title: t('band'), of: (row) => <PriceBand of={row} /> },
    { title: t('sample'), of: (row) => formatCurrency(row.samplePrice), isNumber: true },
    { title: t('premium'), of: (row) => formatCurrency(row.premium), isNumber: true },
    { title: t('before'), of: (row) => (row.previous === null ? '-' : formatCurrency(row.previous)), isNumber: true },
    { title: t('change'), of: (row) => changePercent(row.changePct), isNumber: true },
    {
      title: t('instalment'),
      of: (row) =>
        `${row.previousInstalment === null ? '' : `${formatCurrency(row.previousInstalment)} → `}` +
        formatCurrency(row.instalment),
      isNumber: true,
    },
  ];
  return (
    <Part of={set}>
      {(found) => (
        <>
          <SetHead set={found} />
          <div className="panel">
            <PlainTable label={t('compare')} columns={columns} rows={found.rows} keyOf={({ secureId }) => secureId} />
          </div>
        </>
      )}
    </Part>
  );
}
