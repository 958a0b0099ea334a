import { text } from '@console/contracts/core/text';
import { poSalesViews, type PoLine, type PoOfSales, type PoStatus } from '@console/contracts/orders-logs/po-status';
import { screens, type Screens } from '@console/ui/crud';
import { salesPages } from './pages.ts';
import { Reassign } from './Reassign.tsx';
import { orderSections, poColumns, usePoList } from './screens.tsx';
import { Summary } from './Summary.ts';

const [status, amounts] = orderSections;
const sections = [{ ...status!, fields: ['memberName', 'custNo', ...status!.fields.slice(1)] }, amounts!];

/** The orders of sales people of a line. */
export const poSalesScreens = (line: PoLine): Screens => {
  const useList = () => usePoList(line);
  return screens(poSalesViews[line], {
    columns: poColumns as never,
    list: useList,
    detailSections: sections as never,
    detail: {
      offers: [],
      overview: text('Ringkasan', 'Summary'),
      actions: (order) => <Reassign line={line} order={order as unknown as PoOfSales} />,
      children: (order) => <Summary page={salesPages[line]} order={order as unknown as PoStatus} />,
    },
  });
};
