import { menuIcons } from '@console/contracts/orders-logs/menu-management';
import { text } from '@console/contracts/core/text';
import { useText } from '@console/ui/messages';
import './menu.css';
import { MenuIcon } from './MenuIcon.tsx';

/** An icon with its name. */
export function NamedIcon({ icon }: { readonly icon: string | null }) {
  const read = useText();
  const title = menuIcons.find(({ value }) => value === icon)?.title;
  return title ? (
    <span className="named-icon">
      <MenuIcon name={icon} /> {read(title)}
    </span>
  ) : (
    '-'
  );
}

export const iconField = {
  name: 'icon' as const,
  render: ({ icon }: { readonly icon: string | null }) => <NamedIcon icon={icon} />,
};

/** Roles with access to a place, and how many users have it through them. */
export const holders = {
  title: text('Pemegang hak akses', 'Holders of the privilege'),
  fields: [{ name: 'roleNames', wide: true }, 'userCount'] as const,
};
