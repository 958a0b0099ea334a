import { subMenus, type SubMenu } from '@console/contracts/orders-logs/menu-management';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { PageLink } from '@console/ui/navigation';
import { useParams } from 'react-router';
import { holders, iconField } from './fields.tsx';
import { menuPaths, subMenuPaths } from './paths.ts';

const menu = {
  name: 'menuId' as const,
  render: ({ menuId, menuName }: SubMenu) => (
    <PageLink to={menuPaths.detail({ secureId: menuId })}>{menuName}</PageLink>
  ),
};
const sections: readonly DetailSection<SubMenu>[] = [
  {
    title: text('Sub menu', 'Sub-menu'),
    fields: ['name', menu, 'url', 'privilege', 'linkOnly', iconField, 'order', 'description'],
  },
  holders,
];

/** One sub-menu, and its holders. */
export default function SubMenuDetailPage() {
  const { subMenuId = '' } = useParams();
  return (
    <ResourceDetail
      resource={subMenus}
      secureId={subMenuId}
      sections={sections}
      paths={{ update: subMenuPaths.update, list: ({ menuId }) => menuPaths.detail({ secureId: menuId }) }}
    />
  );
}
