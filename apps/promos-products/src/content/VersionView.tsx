import { useSession } from '@console/auth';
import { DecisionButtons } from '@console/ui/changes';
import { Button } from '@console/ui/core';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { Difference } from './Difference.tsx';
import type { PageDocument } from './document-of.ts';
import { messages } from './messages.ts';
import type { DraftWork } from './use-draft.ts';
import type { Version } from './version.ts';

interface VersionViewProps {
  readonly page: PageDocument;
  readonly draft: DraftWork;
  readonly secureId: string;
  readonly onClose: () => void;
}

/** A version as it differs from what is public, and the decision on one that waits. */
export function VersionView({ page, draft, secureId, onClose }: VersionViewProps) {
  const t = useMessages(messages);
  const reading = page.content.useQuery({ parameters: { secureId } });
  const { approve, reject, withdraw } = page;
  const { username } = useSession();
  return (
    <RecordGate resource={page.versions} secureId={secureId}>
      {(record) => {
        const version = record as unknown as Version;
        const title = t('versionTitle', { no: version.versionNo });
        return (
          <section className="panel" aria-label={title}>
            <h2>{title}</h2>
            <p>
              {t('by', { by: version.publishedBy, at: formatDate(version.publishedAt, 'DD MMM YYYY HH:mm') })}{' '}
              {version.note}
            </p>
            {version.decisionNote !== null && <p>{t('reasonNote', { note: version.decisionNote })}</p>}
            {version.state === 'WAITING' && approve && reject && withdraw && (
              <p>
                <DecisionButtons
                  resource={page.versions}
                  request={version}
                  subject={title}
                  isMaker={username !== null && version.editors.includes(username)}
                  calls={{ approve, reject, withdraw }}
                  texts={{ approve: t('approveText') }}
                />
              </p>
            )}
            <h3>{t('compared', { no: version.versionNo })}</h3>
            <Part of={reading}>
              {({ content }) => <Difference page={page} before={draft.base.live} after={content} />}
            </Part>
            <Button onClick={onClose}>{t('closeVersion')}</Button>
          </section>
        );
      }}
    </RecordGate>
  );
}
