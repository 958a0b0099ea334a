import { menuHeaders, menus } from '@console/contracts/orders-logs/menu-management';
import { Spin } from '@console/ui/core';
import { CreatePage as Create } from '@console/ui/form';
import { useSearchParams } from 'react-router';
import { nextOrder } from './order.ts';
import { menuSections } from './sections.ts';
import { useTree } from './use-tree.ts';

/** Creates a menu, at the end of its header when opened from one. */
export default function CreatePage() {
  const [address] = useSearchParams();
  const { data, error } = useTree();
  const header = menuHeaders.find(({ value }) => value === address.get('header'))?.value ?? null;
  if (!data && !error) return <Spin />;
  const order = header && nextOrder((data ?? []).filter((menu) => menu.header === header));
  return <Create resource={menus} sections={menuSections} initial={{ header, order }} />;
}
