import { text } from '@console/contracts/core/text';
import type { User } from '@console/contracts/shell/user';
import { user as routes } from '@console/contracts/routes/modules';
import { pathsOf } from '@console/ui/crud';
import { formatDate } from '@console/ui/formats';
import type { Columns } from '@console/ui/list';

export const paths = pathsOf(routes);

export const columns: Columns<User> = [
  'username',
  'name',
  'npk',
  'email',
  'roleNames',
  'mapping',
  { field: 'lastLoginAt', render: ({ lastLoginAt }) => formatDate(lastLoginAt, 'DD-MM-YYYY HH:mm') },
  'status',
];

/** Whether the account is locked after too many failed sign-ins. */
export const isLocked = ({ lockedUntil }: Pick<User, 'lockedUntil'>, now: number): boolean =>
  lockedUntil !== null && Date.parse(lockedUntil) > now;

export const titles = { reset: text('Reset password'), unlock: text('Buka kunci', 'Unlock') };
