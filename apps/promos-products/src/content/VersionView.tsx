import { useCan, useSession } from '@console/auth';
import { Button } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { ActionButton, useWhy } from '@console/ui/why';
import { Difference } from './Difference.tsx';
import type { PageDocument } from './document-of.ts';
import { messages } from './messages.ts';
import type { DraftWork } from './use-draft.ts';
import type { Version } from './version.ts';

type Decision = 'approve' | 'reject' | 'withdraw';
type Endpoint = NonNullable<PageDocument['approve']>;

/** What a second person decides on a version that waits, and what its maker takes back. */
function Decisions({
  page,
  version,
  endpoints,
}: {
  readonly page: PageDocument;
  readonly version: Version;
  readonly endpoints: Readonly<Record<Decision, Endpoint>>;
}) {
  const t = useMessages(messages);
  const can = useCan(page.versions.privilege);
  const why = useWhy(page.versions);
  const { username } = useSession();
  const send = {
    approve: endpoints.approve.useMutation()[0],
    reject: endpoints.reject.useMutation()[0],
    withdraw: endpoints.withdraw.useMutation()[0],
  };
  const isMaker = username !== null && version.editors.includes(username);
  const { secureId, version: seen, title } = version;
  const decide = (name: Decision) =>
    confirm(
      {
        title: t(name),
        subject: title,
        about: [secureId],
        action: t(name),
        danger: name !== 'approve',
        ...(name === 'approve' ? { text: t('approveText') } : {}),
        ...(name === 'reject' ? { reason: 'required' as const } : {}),
      },
      async ({ reason }) => {
        const answer = await send[name]({
          body: { secureId, version: seen, ...(reason ? { reason } : {}) } as never,
        });
        if ('error' in answer) throw answer.error;
        notify.success(t('decided'));
      },
    );
  const refused = why.of(isMaker ? 'SELF_APPROVAL' : undefined);
  return (
    <p>
      {can('approve') && (
        <>
          <ActionButton variant="primary" why={refused} onClick={() => decide('approve')}>
            {t('approve')}
          </ActionButton>
          <ActionButton variant="danger" why={refused} onClick={() => decide('reject')}>
            {t('reject')}
          </ActionButton>
        </>
      )}
      {isMaker && can('update') && <ActionButton onClick={() => decide('withdraw')}>{t('withdraw')}</ActionButton>}
    </p>
  );
}

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
  return (
    <RecordGate resource={page.versions} secureId={secureId}>
      {(record) => {
        const version = record as unknown as Version;
        return (
          <section className="panel" aria-label={version.title}>
            <h2>{version.title}</h2>
            <p>
              {t('by', { by: version.publishedBy, at: formatDate(version.publishedAt, 'DD MMM YYYY HH:mm') })}{' '}
              {version.note}
            </p>
            {version.decisionNote !== null && <p>{t('reasonNote', { note: version.decisionNote })}</p>}
            {version.state === 'WAITING' && approve && reject && withdraw && (
              <Decisions page={page} version={version} endpoints={{ approve, reject, withdraw }} />
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
