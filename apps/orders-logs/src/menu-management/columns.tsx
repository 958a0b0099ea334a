import type { SubMenu } from '@console/contracts/orders-logs/menu-management';
import type { Columns } from '@console/ui/list';
import { NamedIcon } from './fields.tsx';

const icon = {
  field: 'icon',
  render: ({ icon: name }: { readonly icon: string | null }) => <NamedIcon icon={name} />,
} as const;

/**
 * The fixed columns of the model (docs/model/specification.md#menu-table); the counted columns are hidden until chosen.
 */
export const menuColumns = [
  'name',
  'description',
  'url',
  icon,
  'status',
  { field: 'header', hidden: true },
  { field: 'order', hidden: true },
  { field: 'subMenuCount', hidden: true },
] as const;
export const subMenuColumns: Columns<SubMenu> = [
  'name',
  'description',
  'url',
  icon,
  'status',
  { field: 'order', hidden: true },
];
