import { menus, type Menu } from '@console/contracts/orders-logs/menu-management';
import { text } from '@console/contracts/core/text';
import { ResourceList } from '@console/ui/list';
import { Arrangement } from './Arrangement.tsx';
import { menuColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { menuPaths } from './screens.ts';

const tabs = [{ key: 'tree', title: text(messages.id.tree, messages.en.tree), content: <Arrangement /> }];

/** All menus, as a list with search and filters, and as a tree like the sidebar. */
export default function ListPage() {
  return <ResourceList<Menu> resource={menus} columns={menuColumns} paths={menuPaths} tabs={tabs} />;
}
