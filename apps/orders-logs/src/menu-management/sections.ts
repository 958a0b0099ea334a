import type { subMenus } from '@console/contracts/orders-logs/menu-management';
import { text } from '@console/contracts/core/text';
import type { FormSectionsOf } from '@console/ui/form';
import { IconInput } from './IconInput.tsx';
import { UrlInput } from './UrlInput.tsx';

const look = { title: text('Ikon', 'Icon'), fields: [{ name: 'icon', wide: true, input: IconInput }] } as const;

export const menuSections = [
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
] as const;

export const subMenuSections: FormSectionsOf<typeof subMenus> = [
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
