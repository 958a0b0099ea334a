import { text } from '@console/contracts/core/text';
import type { FormSection } from '@console/ui/form';
import { IconInput } from './IconInput.tsx';
import { UrlInput } from './UrlInput.tsx';

const module = '/menu-management';

export const menuPaths = {
  list: module,
  create: `${module}/create`,
  detail: ({ secureId }: { readonly secureId: string }) => `${module}/${secureId}`,
  update: ({ secureId }: { readonly secureId: string }) => `${module}/${secureId}/update-page`,
};
export const subMenuPaths = {
  createBelow: (menuId: string) => `${module}/create-submenu?menuId=${menuId}`,
  detail: ({ secureId }: { readonly secureId: string }) => `${module}/submenu-detail-page/${secureId}`,
  update: ({ secureId }: { readonly secureId: string }) => `${module}/submenu-update-page/${secureId}`,
};

const look = { title: text('Ikon', 'Icon'), fields: [{ name: 'icon', wide: true, input: IconInput }] };

export const menuSections: readonly FormSection[] = [
  {
    title: text('Menu'),
    fields: [
      'name',
      'header',
      {
        name: 'url',
        input: UrlInput,
        help: text('Kosong berarti menu ini membuka sub menu', 'Empty means that this menu opens to sub-menus'),
      },
      {
        name: 'order',
        help: text(
          '1 sampai 999, berbeda untuk setiap menu dalam satu header',
          '1 to 999, different for every menu of a header',
        ),
      },
      { name: 'description', wide: true },
    ],
  },
  look,
];

export const subMenuSections: readonly FormSection[] = [
  {
    title: text('Sub menu', 'Sub-menu'),
    fields: [
      'menuId',
      'name',
      {
        name: 'url',
        input: UrlInput,
        help: text('Hak akses mengikuti halaman ini', 'The privilege follows this page'),
      },
      {
        name: 'order',
        help: text(
          '1 sampai 999, berbeda untuk setiap sub menu dalam satu menu',
          '1 to 999, different for every sub-menu of a menu',
        ),
      },
      { name: 'description', wide: true },
    ],
  },
  look,
];
