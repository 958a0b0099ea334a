import { text } from '@console/contracts/core/text';
import { poArchives, poRules, type PoLine, type PoStatus } from '@console/contracts/orders-logs/po-status';
import { screens, type Screens } from '@console/ui/crud';
import { addDays, useToday } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ActButton } from '@console/ui/states';
import { useMemo } from 'react';
import { DocumentButton } from './Actions.tsx';
import { messages } from './messages.ts';
import { archivePages } from './pages.ts';
import { linkFilters, orderSections, poColumns } from './screens.tsx';
import { Summary } from './Summary.ts';

/** The default period, and what the search does with it. */
function useArchiveList(line: PoLine) {
  const t = useMessages(messages);
  const today = useToday();
  const defaultFilters = useMemo(() => ({ archivedFrom: [addDays(today, 1 - poRules.archiveDefaultDays)] }), [today]);
  return {
    defaultFilters,
    linkFilters: linkFilters[line],
    note: <p className="page-note">{t('archiveHint', poRules)}</p>,
  };
}

/** The archive of the orders of a line. */
export const poArchiveScreens = (line: PoLine): Screens => {
  const useList = () => useArchiveList(line);
  return screens(poArchives[line], {
    columns: [...poColumns, 'archivedAt'] as never,
    list: useList,
    detailSections: orderSections as never,
    detail: {
      offers: [],
      overview: text('Ringkasan', 'Summary'),
      actions: (order) => (
        <>
          <DocumentButton page={archivePages[line]} order={order as PoStatus} />
          {order.archivedAt !== null && <ActButton resource={poArchives[line]} name="restore" record={order} />}
        </>
      ),
      children: (order) => <Summary page={archivePages[line]} order={order as PoStatus} />,
    },
  });
};
