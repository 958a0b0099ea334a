import { queryEndpoint, type QueryEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { freePremiumChange } from '@console/contracts/products/insurance/vocabulary';
import type { TariffSet, TariffSetRow } from '@console/contracts/products/insurance/set-view';
import { formatCurrency, formatDate, formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part, ScrollTable } from '@console/ui/page';
import { Figures } from '../figures/Figures.tsx';
import { PriceBand } from './columns.tsx';
import { messages } from './messages.ts';

type SetCall = Call<{ readonly tariffId: string }, unknown, TariffSet>;
type Endpoint = QueryEndpoint<{ readonly tariffId: string }, TariffSet>;

/** The endpoint of the sets of a line. */
export const setEndpoint = (call: SetCall): Endpoint => queryEndpoint(call);

const changeText = (percent: number | null): string =>
  percent === null ? '-' : `${percent > 0 ? '+' : ''}${formatNumber(percent, 2)} %`;

/** The tariffs of one group of a set: bands of prices by tenor or year. */
function Matrix({ group, rows }: { readonly group: string; readonly rows: readonly TariffSetRow[] }) {
  const t = useMessages(messages);
  const text = useText();
  const columns = [...new Set(rows.map(({ column }) => text(column)))];
  const bands = [...new Set(rows.map(({ priceFrom }) => priceFrom))].toSorted((one, other) => one - other);
  return (
    <section>
      <h3>{group}</h3>
      <ScrollTable label={group}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('band')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => {
              const ofBand = rows.filter(({ priceFrom }) => priceFrom === band);
              return (
                <tr key={band}>
                  <th scope="row">
                    <PriceBand of={ofBand[0]!} />
                  </th>
                  {columns.map((column) => (
                    <td key={column}>{ofBand.find((row) => text(row.column) === column)?.tariff ?? '-'}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollTable>
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
          [t('most'), maxChangePct === null ? '-' : `${formatNumber(maxChangePct, 2)} %`],
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
  const head = [t('row'), t('group'), t('band'), t('sample'), t('premium'), t('before'), t('change'), t('instalment')];
  return (
    <Part of={set}>
      {(found) => (
        <>
          <SetHead set={found} />
          <ScrollTable label={t('compare')}>
            <table className="plain-table">
              <thead>
                <tr>
                  {head.map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.rows.map((row) => (
                  <tr key={row.secureId}>
                    <th scope="row">{row.of}</th>
                    <td>
                      {text(row.group)}, {text(row.column)}
                    </td>
                    <td>
                      <PriceBand of={row} />
                    </td>
                    <td>{formatCurrency(row.samplePrice)}</td>
                    <td>{formatCurrency(row.premium)}</td>
                    <td>{row.previous === null ? '-' : formatCurrency(row.previous)}</td>
                    <td>{changeText(row.changePct)}</td>
                    <td>
                      {row.previousInstalment !== null && `${formatCurrency(row.previousInstalment)} → `}
                      {formatCurrency(row.instalment)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollTable>
        </>
      )}
    </Part>
  );
}
