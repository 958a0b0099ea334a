import { menuManagement } from '@console/contracts/routes/modules';
import { pathsOf } from '@console/ui/crud';

const { pages } = menuManagement;

export const menuPaths = pathsOf(menuManagement);
export const subMenuPaths = {
  createBelow: (menuId: string) => `${pages.list}/create-submenu?menuId=${menuId}`,
  detail: ({ secureId }: { readonly secureId: string }) => `${pages.list}/submenu-detail-page/${secureId}`,
  update: ({ secureId }: { readonly secureId: string }) => `${pages.list}/submenu-update-page/${secureId}`,
};
