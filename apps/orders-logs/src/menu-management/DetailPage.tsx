import { useCan } from '@console/auth';
import { menus, subMenus, type Menu, type SubMenu } from '@console/contracts/orders-logs/menu-management';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { ResourceList } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { ActionLink } from '@console/ui/why';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { holders, iconField } from './fields.tsx';
import { messages } from './messages.ts';
import { menuPaths, subMenuPaths } from './paths.ts';
import { subMenuColumns } from './columns.tsx';

const sections: readonly DetailSection<Menu>[] = [
  {
    title: text('Menu'),
    fields: [
      'name',
      'header',
      { name: 'url', visible: ({ url }: Menu) => url !== null },
      { name: 'privilege', visible: ({ url }: Menu) => url !== null },
      iconField,
      'order',
      'description',
    ],
  },
  holders,
];

const paths = { detail: subMenuPaths.detail, update: subMenuPaths.update };
/** The page itself sets this filter. */
const linkFilters = ['menuId'];

/** The sub-menus of one menu, in their order. */
function SubMenus({ menuId }: { readonly menuId: string }) {
  const t = useMessages(messages);
  const fixed = useMemo(() => ({ menuId }), [menuId]);
  return (
    <section className="panel">
      <h2>{t('subMenus')}</h2>
      <ResourceList<SubMenu>
        resource={subMenus}
        heading={false}
        columns={subMenuColumns}
        fixed={fixed}
        linkFilters={linkFilters}
        paths={paths}
      />
    </section>
  );
}

/** One menu: its holders and its sub-menus. */
export default function DetailPage() {
  const { menuId = '' } = useParams();
  const can = useCan(menus.privilege);
  const t = useMessages(messages);
  return (
    <ResourceDetail
      resource={menus}
      secureId={menuId}
      sections={sections}
      paths={{ update: menuPaths.update }}
      actions={(record) =>
        can('create') &&
        record.url === null && <ActionLink to={subMenuPaths.createBelow(record.secureId)}>{t('addSubMenu')}</ActionLink>
      }
    >
      {(record) => record.url === null && <SubMenus menuId={record.secureId} />}
    </ResourceDetail>
  );
}
