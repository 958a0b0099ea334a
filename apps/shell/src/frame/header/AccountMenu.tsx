import type { Profile } from '@console/auth';
import { MenuButton } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { initialsOf, useRouteTable } from '@console/ui/navigation';
import { useNavigate } from 'react-router';
import { usePhoto } from '../../administration/use-photo.ts';
import { messages } from '../messages.ts';

export interface AccountMenuProps {
  /** Undefined until the profile is read. */
  readonly person: Pick<Profile, 'name' | 'photoUrl'> | undefined;
  readonly onSignOut: () => void;
}

/** The avatar with initials, and its menu: profile, password (once that page exists), sign out. */
export function AccountMenu({ person, onSignOut }: AccountMenuProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const table = useRouteTable();
  const photo = usePhoto(person?.photoUrl);
  const initials = person ? initialsOf(person.name) : '';
  const pages = [
    { key: '/profile', title: t('profile') },
    { key: '/profile/change-password', title: t('changePassword') },
  ]
    .filter(({ key }) => table.some((entry) => entry.path === key))
    .map((page) => ({ ...page, run: () => void navigate(page.key) }));
  return (
    <MenuButton
      className="avatar"
      aria-label={t('account', { initials, name: person?.name ?? '' }).trim()}
      title={person?.name}
      trigger={photo ? <img src={photo} alt="" /> : initials}
      items={[...pages, { key: 'sign-out', title: t('signOut'), run: onSignOut }]}
    />
  );
}
