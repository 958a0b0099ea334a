import { subMenus } from '@console/contracts/orders-logs/menu-management';
import { Spin } from '@console/ui/core';
import { CreatePage, type FormSectionsOf } from '@console/ui/form';
import { ErrorContent, RecordNotFoundContent } from '@console/ui/page';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nextOrder } from './order.ts';
import { menuPaths, subMenuPaths } from './paths.ts';
import { subMenuSections } from './sections.ts';
import { useTree } from './use-tree.ts';

const withFixedMenu = (sections: FormSectionsOf<typeof subMenus>): FormSectionsOf<typeof subMenus> =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field === 'menuId' ? { name: 'menuId', disabled: () => true } : field)),
  }));

/** Creates a sub-menu of the menu in the address; the menu cannot be changed. */
export default function SubMenuCreatePage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useTree();
  const parent = data?.find(({ secureId }) => secureId === address.get('menuId'));
  const sections = useMemo(() => withFixedMenu(subMenuSections), []);
  if (!data) return error ? <ErrorContent error={error} onRetry={() => void refetch()} /> : <Spin />;
  if (!parent) return <RecordNotFoundContent />;
  const initial = { menuId: parent.secureId, order: nextOrder(parent.subMenus) };
  return (
    <CreatePage
      resource={subMenus}
      sections={sections}
      initial={initial}
      paths={{ detail: subMenuPaths.detail }}
      onCancel={() => void navigate(menuPaths.detail(parent))}
    />
  );
}
