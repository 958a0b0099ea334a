import { Spin } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { NotFoundContent, Page, PartFailed } from '@console/ui/page';
import '../administration.css';
import './approval.css';
import { Inbox } from './Inbox.tsx';
import { messages } from './messages.ts';
import { standing } from './standing.ts';

/**
 * Decisions that wait, over all modules (docs/model/platform.md#change-requests). Who decides nothing and has made
 * nothing has no such page.
 */
export default function ApprovalPage() {
  const t = useMessages(messages);
  const { data, error, refetch } = standing.useQuery({});
  if (error && !data) return <PartFailed error={error} onRetry={refetch} />;
  if (!data) return <Spin />;
  if (!data.decides && !data.made) return <NotFoundContent />;
  return (
    <Page title={t('title')} note={t('keys')}>
      <Inbox standing={data} />
    </Page>
  );
}
