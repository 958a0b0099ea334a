import { text } from '@console/contracts/core/text';
import { formatCurrency, percentText } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

interface Band {
  readonly priceFrom: number;
  readonly priceTo: number | null;
}

/** A band of prices in words; the last one is open. */
export function PriceBand({ of: { priceFrom, priceTo } }: { readonly of: Band }) {
  const t = useMessages(messages);
  const from = formatCurrency(priceFrom);
  return priceTo === null ? t('above', { price: from }) : `${from} - ${formatCurrency(priceTo)}`;
}

/** The column with the band of prices of a tariff. */
export const priceColumn = {
  field: 'priceFrom',
  title: text('Rentang harga', 'Price band'),
  render: (row: Band) => <PriceBand of={row} />,
} as const;

/** The column with the tenors of a tariff, in months. */
export const tenorColumn = {
  field: 'tenorFrom',
  title: text('Tenor'),
  render: ({ tenorFrom, tenorTo }: { readonly tenorFrom: number; readonly tenorTo: number }) =>
    `${tenorFrom}-${tenorTo}`,
} as const;

interface Premium {
  readonly premiumType: string;
  readonly premiumPct: string | null;
  readonly premiumAmount: number | null;
}

/** The column with the premium of a tariff: a share of the price, or an amount. */
export const premiumColumn = {
  field: 'premiumPct',
  render: ({ premiumType, premiumPct, premiumAmount }: Premium) =>
    premiumType === 'PCT' ? percentText(premiumPct) : formatCurrency(premiumAmount),
} as const;

/** What tells the tariffs of one group apart. */
export const columnsOfGroup = [
  { field: 'rowCode', second: 'insurerName' },
  priceColumn,
  'paymentType',
  tenorColumn,
  premiumColumn,
  'phase',
  'effectiveFrom',
] as const;
