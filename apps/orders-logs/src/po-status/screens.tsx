import { text } from '@console/contracts/core/text';
import { poRules, poStatuses, type PoLine, type PoStatus } from '@console/contracts/orders-logs/po-status';
import { Tag } from '@console/ui/core';
import { screens, type Screens } from '@console/ui/crud';
import { addDays, customerType, useToday } from '@console/ui/formats';
import { later } from '@console/ui/later';
import { Instant } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChartToggle } from './ChartToggle.tsx';
import { messages } from './messages.ts';
import { livePages } from './pages.ts';
import { Summary } from './Summary.ts';

// The list opens without what the page of an order does.
const Actions = later(async () => ({ default: (await import('./Actions.tsx')).Actions }));

/** Yes in red, with a flag beside it. */
export function FlagCell({ redFlag }: { readonly redFlag: boolean }) {
  const t = useMessages(messages);
  return redFlag ? <Tag colour="error">⚑ {t('yes')}</Tag> : t('no');
}

/** The columns that the lists of PO status have in common. */
export const poColumns = [
  'applNo',
  'memberName',
  { field: 'customerType', render: (order: PoStatus) => customerType(order.customerType) },
  { field: 'purchaseDate', render: (order: PoStatus) => <Instant value={order.purchaseDate} format="log" /> },
  'salesCode',
  'status',
  'central',
  'platform',
  'sourceInput',
  { field: 'redFlag', render: (order: PoStatus) => <FlagCell redFlag={order.redFlag} /> },
  'ias',
] as const;

/** Filters of links alone: the page of a member, and outlets of the other line. */
export const linkFilters = { SPEKTRA: ['memberId', 'dealerId'], NMC: ['memberId', 'storeId'] } as const;

/** A field that is left out while it is empty. */
const isFilled = (name: keyof PoStatus) => ({
  name,
  visible: (order: PoStatus) => order[name] !== null,
});

/** Filters of links that need no period. */
const linkingFilters = ['branchId', 'memberId', 'storeId', 'dealerId', 'today', 'attention'];

/** The default period, and what the search does with it. */
export function usePoList(line: PoLine) {
  const t = useMessages(messages);
  const today = useToday();
  const [address] = useSearchParams();
  // A link to the orders of a branch, a member, an outlet or a counter names them whatever their age.
  const [isLinked] = useState(() => !address.has('from') && linkingFilters.some((name) => address.has(name)));
  const defaultFilters = useMemo(
    (): Readonly<Record<string, readonly string[]>> =>
      isLinked ? {} : { from: [addDays(today, 1 - poRules.defaultDays)] },
    [today, isLinked],
  );
  return {
    defaultFilters,
    linkFilters: linkFilters[line],
    note: <p className="page-note">{t('periodHint', poRules)}</p>,
  };
}

/** What the summary of an order shows. */
export const orderSections = [
  {
    title: text('Status'),
    fields: [
      'memberName',
      'branch',
      'status',
      'statusSince',
      'purchaseDate',
      isFilled('heldFrom'),
      isFilled('holdReason'),
      isFilled('cancelReasonCode'),
      isFilled('cancelNote'),
      isFilled('rejectCode'),
      'ias',
      'iasScore',
      'iasAt',
      isFilled('deliveredAt'),
      isFilled('contractNo'),
      isFilled('disbursedAt'),
      isFilled('archivedAt'),
    ],
  },
  {
    title: text('Nilai', 'Amounts'),
    fields: ['poNumber', 'priceTotal', 'downPayment', 'financedAmount', 'tenor', 'angsuran'],
  },
];

/** The list and the page of the orders of a line. */
export const poScreens = (line: PoLine): Screens => {
  function useList() {
    const list = usePoList(line);
    const { note, defaultFilters } = list;
    return {
      ...list,
      note: (
        <>
          {note}
          <ChartToggle line={line} defaults={defaultFilters} />
        </>
      ),
    };
  }
  return screens(poStatuses[line], {
    columns: poColumns as never,
    list: useList,
    detailSections: orderSections as never,
    detail: {
      offers: [],
      overview: text('Ringkasan', 'Summary'),
      actions: (order) => <Actions line={line} order={order as PoStatus} />,
      children: (order) => <Summary page={livePages[line]} order={order as PoStatus} />,
    },
  });
};
