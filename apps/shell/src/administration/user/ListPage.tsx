import { reviewFilters, users, type User } from '@console/contracts/shell/user';
import { ResourceList, type RowAction } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { messages } from './messages.ts';
import { columns, paths, titles } from './screens.tsx';
import { useAccountActions } from './use-account-actions.ts';

const linkFilters = Object.keys(reviewFilters);

/** All staff accounts within the scope (docs/model/shell.md#user). */
export default function ListPage() {
  const t = useMessages(messages);
  const { refuses, resetRefused, unlockRefused, mayUnlock, mayReset, askUnlock, askReset } = useAccountActions();
  const rowActions: readonly RowAction<User>[] = [
    { key: 'unlock', title: titles.unlock, offered: mayUnlock, refused: unlockRefused, run: askUnlock },
    { key: 'reset', title: titles.reset, offered: mayReset, refused: resetRefused, run: askReset },
  ];
  return (
    <ResourceList<User>
      resource={users}
      columns={columns}
      paths={paths}
      rowActions={rowActions}
      refuses={refuses}
      linkFilters={linkFilters}
      wholeFilter
      toolbar={
        <PageLink className="button" to="/user/reporting">
          {t('reporting')}
        </PageLink>
      }
    />
  );
}
