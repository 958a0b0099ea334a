import { menus } from '@console/contracts/orders-logs/menu-management';
import { UpdatePage as Update } from '@console/ui/form';
import { useParams } from 'react-router';
import { menuSections } from './screens.ts';

/** Changes a menu; its sub-menus move with it to another header. */
export default function UpdatePage() {
  const { menuId = '' } = useParams();
  return <Update resource={menus} secureId={menuId} sections={menuSections} />;
}
