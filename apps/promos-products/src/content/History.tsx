import { resourceApi } from '@console/api';
import { useCan } from '@console/auth';
import { versionStates } from '@console/contracts/promos-products/content/versions';
import { Button, Tag } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText, common } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import type { PageDocument } from './document-of.ts';
import { messages } from './messages.ts';
import type { DraftWork } from './use-draft.ts';
import type { Version } from './version.ts';

interface HistoryProps {
  readonly page: PageDocument;
  readonly draft: DraftWork;
  readonly onView: (secureId: string) => void;
}

/** Versions that a page shows; older ones are reached by their numbers in the audit trail. */
const shown = 100;

/** The versions, newest first: each is viewed, or copied into the draft. */
export function History({ page, draft, onView }: HistoryProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const can = useCan(page.versions.privilege);
  const [restore] = page.restore.useMutation();
  const reading = resourceApi(page.versions).useListQuery({ size: shown });
  const ask = ({ versionNo }: Version) =>
    confirm({ title: t('restoreTitle', { no: versionNo }), text: t('restoreText'), action: t('restore') }, async () => {
      const answer = await restore({
        parameters: { no: String(versionNo) },
        body: { version: draft.base.version },
      });
      if ('error' in answer) throw answer.error;
      draft.replace(answer.data);
      notify.success(t('restored', { no: versionNo }));
    });
  return (
    <section className="panel" aria-label={t('history')}>
      <Part of={reading}>
        {({ rows }) => (
          <ol className="content-versions">
            {(rows as unknown as readonly Version[]).map((version) => {
              const state = versionStates.find(({ value }) => value === version.state);
              return (
                <li key={version.secureId}>
                  <strong>{version.title}</strong> {version.live && <Tag colour="success">{t('public')}</Tag>}
                  {version.state !== 'APPROVED' && state && (
                    <Tag colour={state.colour ?? 'neutral'}>{text(state.title)}</Tag>
                  )}
                  <small>
                    {t('by', { by: version.publishedBy, at: formatDate(version.publishedAt, 'DD MMM YYYY HH:mm') })}
                  </small>
                  <p>{version.note}</p>
                  <Button onClick={() => onView(version.secureId)} aria-label={`${words('view')} ${version.title}`}>
                    {words('view')}
                  </Button>
                  {can('update') && (
                    <ActionButton aria-label={`${t('restore')} ${version.title}`} onClick={() => ask(version)}>
                      {t('restore')}
                    </ActionButton>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </Part>
    </section>
  );
}
