import { subMenus } from '@console/contracts/orders-logs/menu-management';
import { Spin } from '@console/ui/core';
import { CreatePage, type FormSection } from '@console/ui/form';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nextOrder } from './order.ts';
import { menuPaths, subMenuPaths, subMenuSections } from './screens.ts';
import { useTree } from './useTree.ts';

const withFixedMenu = (sections: readonly FormSection[]): readonly FormSection[] =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field === 'menuId' ? { name: 'menuId', disabled: () => true } : field)),
  }));

/** A new sub-menu, of a menu that cannot be another when the page was opened from it. */
export default function SubMenuCreatePage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { data, error } = useTree();
  const parent = data?.find(({ secureId }) => secureId === address.get('menuId'));
  const sections = useMemo(() => (parent ? withFixedMenu(subMenuSections) : subMenuSections), [parent]);
  if (!data && !error) return <Spin />;
  const initial = parent ? { menuId: parent.secureId, order: nextOrder(parent.subMenus) } : {};
  const back = parent ? menuPaths.detail(parent) : menuPaths.list;
  return (
    <CreatePage
      resource={subMenus}
      sections={sections}
      initial={initial}
      paths={{ detail: subMenuPaths.detail }}
      onCancel={() => void navigate(back)}
    />
  );
}
