import { resourceApi } from '@console/api';
import { useCan } from '@console/auth';
import { versionStates } from '@console/contracts/promos-products/content/versions';
import { Button, Tag } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText, common } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { Pager } from '@console/ui/pager';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import type { PageDocument } from './document-of.ts';
import { messages } from './messages.ts';
import type { DraftWork } from './use-draft.ts';
import type { Version } from './version.ts';

interface HistoryProps {
  readonly page: PageDocument;
  readonly draft: DraftWork;
  readonly onView: (secureId: string) => void;
}

const size = 25;

/** The versions, newest first: each is viewed, or copied into the draft. */
export function History({ page: document, draft, onView }: HistoryProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const can = useCan(document.versions.privilege);
  const [restore] = document.restore.useMutation();
  const [page, setPage] = useState(1);
  const reading = resourceApi(document.versions).useListQuery({ page, size });
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
        {({ rows, total }) => (
          <>
            <ol className="content-versions">
              {(rows as unknown as readonly Version[]).map((version) => {
                const title = t('versionTitle', { no: version.versionNo });
                const state = versionStates.find(({ value }) => value === version.state);
                return (
                  <li key={version.secureId}>
                    <strong>{title}</strong> {version.live && <Tag colour="success">{t('public')}</Tag>}
                    {version.state !== 'APPROVED' && state && (
                      <Tag colour={state.colour ?? 'neutral'}>{text(state.title)}</Tag>
                    )}{' '}
                    <small>
                      {t('by', { by: version.publishedBy, at: formatDate(version.publishedAt, 'DD MMM YYYY HH:mm') })}
                    </small>
                    <p>{version.note}</p>
                    <div className="content-acts">
                      <Button onClick={() => onView(version.secureId)} aria-label={`${words('view')} ${title}`}>
                        {words('view')}
                      </Button>
                      {can('update') && (
                        <ActionButton aria-label={`${t('restore')} ${title}`} onClick={() => ask(version)}>
                          {t('restore')}
                        </ActionButton>
                      )}
                    </div>
                  </li>
                );
              })}
            </ol>
            {total > size && <Pager page={page} size={size} total={total} onPage={setPage} />}
          </>
        )}
      </Part>
    </section>
  );
}
