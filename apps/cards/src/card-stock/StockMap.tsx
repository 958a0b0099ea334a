import type { OfficeStock } from '@console/contracts/cards/card-stock/stock';
import { formatNumber } from '@console/ui/formats';
import { LovInput } from '@console/ui/lov';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { mapCall } from './endpoints.ts';
import { LevelTag } from './LevelTag.tsx';
import { messages } from './messages.ts';
import { pathOf } from './screens.tsx';
import { StockBar, StockLegend } from './StockBar.tsx';

/** Offices with stock bars, branches below their MRA, on one scale. */
export function OfficeBars({ offices }: { readonly offices: readonly OfficeStock[] }) {
  // Slightly above the largest value, so that the mark of a minimum stays inside its bar.
  const scaleMaximum = Math.max(1, ...offices.map(({ total, minimum }) => Math.max(total, minimum))) * 1.02;
  return (
    <ul className="stock-map">
      {offices.map((office) => (
        <li key={office.secureId} data-kind={office.officeKind}>
          <span>
            <PageLink to={pathOf(office)}>{office.office}</PageLink>
          </span>
          <StockBar stock={office} scaleMaximum={scaleMaximum} />
          <span className="stock-number">{formatNumber(office.total)}</span>
          <LevelTag level={office.level} />
        </li>
      ))}
    </ul>
  );
}

/** The stock of one card type in all offices of the user. */
export function StockMap() {
  const t = useMessages(messages);
  const id = useId();
  const [, setAddress] = useSearchParams();
  const { type: cardTypeId = '' } = useAddressValues({ type: { title: t('type'), accepts: isRecordId } });
  const map = mapCall.useQuery({ query: { cardTypeId } }, { skip: cardTypeId === '' });
  const choose = ([type = '']: readonly string[]) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('type', type);
        return next;
      },
      { replace: true },
    );
  return (
    <section className="panel">
      <div className="field">
        <label htmlFor={id}>{t('type')}</label>
        <LovInput id={id} path="card-types/lov" value={cardTypeId ? [cardTypeId] : []} onChange={choose} />
      </div>
      {cardTypeId === '' ? (
        <p>{t('chooseType')}</p>
      ) : (
        <Part of={map}>
          {(offices) =>
            offices.length === 0 ? (
              <p>{t('noOffices')}</p>
            ) : (
              <>
                <StockLegend />
                <OfficeBars offices={offices} />
              </>
            )
          }
        </Part>
      )}
    </section>
  );
}
