import { useCan, useSession } from '@console/auth';
import { losses, lossRules, type Loss } from '@console/contracts/cards/card-lost';
import { text } from '@console/contracts/core/text';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { ResourceList, type BulkAction } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ActionLink } from '@console/ui/why';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import { columns, endpoints, paths } from './screens.tsx';

/** Loss reports, the latest first; an approver can confirm several at once. */
export default function ListPage() {
  const t = useMessages(messages);
  const can = useCan(losses.privilege);
  const { username } = useSession();
  const [send] = endpoints.confirm.useMutation();
  const approves = can('approve');
  const bulkActions = useMemo(
    (): readonly BulkAction<Loss>[] =>
      approves
        ? [
            {
              key: 'confirm',
              title: text('Konfirmasi', 'Confirm'),
              refused: ({ rows }) =>
                rows.some(({ state }) => state !== 'REPORTED')
                  ? 'INVALID_STATE'
                  : rows.some(({ editors }) => username !== null && editors.includes(username))
                    ? 'SELF_APPROVAL'
                    : rows.length > lossRules.bulk
                      ? 'TOO_MANY_REPORTS'
                      : undefined,
              run: ({ rows, clear }) =>
                confirm(
                  {
                    title: t('confirmTitle'),
                    subject: rows.map(({ lossNo }) => lossNo).join(', '),
                    text: t('confirmText'),
                    action: t('confirm'),
                  },
                  async () => {
                    const answer = await send({
                      body: { items: rows.map(({ secureId, version }) => ({ secureId, version })) },
                    });
                    if ('error' in answer) throw answer.error;
                    notify.success(t('confirmed'));
                    clear();
                  },
                ),
            },
          ]
        : [],
    [approves, username, send, t],
  );
  return (
    <ResourceList<Loss>
      resource={losses}
      columns={columns}
      paths={paths}
      bulkActions={bulkActions}
      toolbar={
        <>
          <PageLink className="button" to={paths.reporting}>
            {t('reporting')}
          </PageLink>
          {can('create') && (
            <ActionLink variant="primary" to={paths.create}>
              {t('report')}
            </ActionLink>
          )}
        </>
      }
    />
  );
}
