import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { messages } from './messages.ts';
import { useHasApprovals } from './standing.ts';

/** Leads to the page of approvals; nothing for who decides nothing and has made nothing. */
export default function ApprovalsLink({ onClick }: { readonly onClick?: () => void }) {
  const t = useMessages(messages);
  const exists = useHasApprovals();
  if (!exists) return null;
  return (
    <PageLink to="/approval" onClick={onClick}>
      {t('title')}
    </PageLink>
  );
}
