import { subMenus } from '@console/contracts/orders-logs/menu-management';
import { UpdatePage } from '@console/ui/form';
import { useParams } from 'react-router';
import { subMenuPaths } from './paths.ts';
import { subMenuSections } from './sections.ts';

/** Changes a sub-menu; it can be moved to another menu. */
export default function SubMenuUpdatePage() {
  const { subMenuId = '' } = useParams();
  return (
    <UpdatePage
      resource={subMenus}
      secureId={subMenuId}
      sections={subMenuSections}
      paths={{ detail: subMenuPaths.detail }}
    />
  );
}
