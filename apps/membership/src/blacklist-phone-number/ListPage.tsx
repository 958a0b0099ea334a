import { useCan } from '@console/auth';
import { blacklistPhoneNumbers, type BlacklistedPhone } from '@console/contracts/membership/blacklist-phone-number';
import { text } from '@console/contracts/core/text';
import { blacklistPhoneNumber } from '@console/contracts/routes/modules';
import { pathsOf, recordAddress } from '@console/ui/crud';
import { ResourceList, type BulkAction, type RowAction } from '@console/ui/list';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { decisionsOf, isChangeable, useDecisions, type Decision } from './use-decisions.ts';

const { pages } = blacklistPhoneNumber;
/** The row action for updating is the module's own: an ended block cannot change. */
const { update: _update, ...paths } = pathsOf(blacklistPhoneNumber);
const decisions: readonly Decision[] = ['approve', 'reject', 'remove'];
const title = (word: Decision | 'update') => text(messages.id[word], messages.en[word]);

/** All blacklisted numbers; selected ones can be decided in bulk. */
export default function ListPage() {
  const can = useCan(blacklistPhoneNumbers.privilege);
  const navigate = useNavigate();
  const { allowed, decide, refused } = useDecisions();
  const offered = decisions.filter(allowed);
  const update: RowAction<BlacklistedPhone> = {
    key: 'update',
    title: title('update'),
    offered: (row) => can('update') && isChangeable(row),
    run: ({ secureId }) => void navigate(recordAddress(pages.update, secureId)),
  };
  const rowActions = [
    update,
    ...offered.map((decision): RowAction<BlacklistedPhone> => ({
      key: decision,
      title: title(decision),
      danger: decision !== 'approve',
      offered: (row) => decisionsOf(row).includes(decision),
      refused: (row) => refused(decision, [row]),
      run: (row) => decide(decision, [row]),
    })),
  ];
  const bulkActions = offered.map((decision): BulkAction<BlacklistedPhone> => ({
    key: decision,
    title: title(decision),
    danger: decision !== 'approve',
    refused: ({ rows }) => refused(decision, rows),
    run: ({ rows, clear }) => decide(decision, rows, clear),
  }));
  return (
    <ResourceList<BlacklistedPhone>
      resource={blacklistPhoneNumbers}
      paths={paths}
      rowActions={rowActions}
      bulkActions={bulkActions}
    />
  );
}
