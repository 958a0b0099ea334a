import { addressOf, recordAt } from '@console/contracts/routes/address';
import { menuManagement } from '@console/contracts/routes/modules';
import { pathsOf } from '@console/ui/crud';

export const menuPaths = pathsOf(menuManagement);
export const subMenuPaths = {
  createBelow: (menuId: string) => `${addressOf('/menu-management/create-submenu')}?menuId=${menuId}`,
  detail: recordAt('/menu-management/submenu-detail-page/:subMenuId'),
  update: recordAt('/menu-management/submenu-update-page/:subMenuId'),
};
