import { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import { addressOf } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { childTab } from '@console/ui/children';

const { module, privilege } = saoAssignments;

/** Who looks after an outlet, and who did before, on its page. A row leads to the list, where they are assigned. */
export const saoTab = childTab(saoAssignments, {
  parent: 'outletId',
  routes: { module, privilege, pages: {} },
  detail: (row) => addressOf(saoAssignments, 'detail', row),
  columns: [{ field: 'saoName', second: 'saoNpk', width: 220 }, 'startDate', 'endDate', 'openOrders', 'state'],
  title: text('SAO'),
});
