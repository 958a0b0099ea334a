import { menus } from '@console/contracts/orders-logs/menu-management';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { Arrangement } from './Arrangement.tsx';
import { menuColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { menuSections } from './sections.ts';

/** A list with search and filters, and a tree like the sidebar. Sub-menus move with their menu to another header. */
export default screens(menus, {
  sections: menuSections,
  columns: menuColumns,
  list: { tabs: [{ key: 'tree', title: text(messages.id.tree, messages.en.tree), content: <Arrangement /> }] },
});
