import { mutationEndpoint, queryEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import {
  smsCalls,
  smsContents,
  type SmsContent,
  type SmsRevision,
} from '@console/contracts/orders-logs/update-sms-content';
import { changeRules } from '@console/contracts/core/changes';
import { Button, Spin } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useFourEyes } from '@console/ui/four-eyes';
import { common, useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { Difference } from './Difference.tsx';
import { messages } from './messages.ts';

const revisionsCall = queryEndpoint(smsCalls.revisions);
const restoreCall = mutationEndpoint(smsCalls.restore, { invalidates: ['approval'] });

/** Restores an earlier text after a question; a critical text needs the approval of a second person. */
function useRestore({ secureId, version, critical, code }: SmsContent): (revision: number) => void {
  const t = useMessages(messages);
  const fourEyes = useFourEyes(smsContents);
  const [restore] = restoreCall.useMutation();
  return (revision) =>
    confirm(
      {
        title: t('restoreTitle', { revision }),
        subject: code,
        action: t('restore'),
        ...(critical ? { text: t('criticalNote'), reason: 'required' as const, reasonLength: changeRules.reason } : {}),
      },
      async ({ reason }) => {
        const answer = await restore({ body: { secureId, version, revision, ...(reason ? { reason } : {}) } });
        if ('error' in answer)
          throw { ...answer.error, message: answer.error.errors[0]?.message ?? answer.error.message };
        if (fourEyes.tell(answer.data) === 0) notify.success(t('restored'));
      },
    );
}

function Revision({
  revision,
  previous,
  current,
  onRestore,
}: {
  readonly revision: SmsRevision;
  readonly previous: SmsRevision | undefined;
  readonly current: boolean;
  readonly onRestore: (() => void) | undefined;
}) {
  const t = useMessages(messages);
  return (
    <li>
      <details open={current}>
        <summary>
          <strong>{t('revision', { revision: revision.revision })}</strong>
          {current && ` (${t('current')})`}{' '}
          <small>{t('by', { by: revision.by, at: formatDate(revision.at, 'DD MMM YYYY HH:mm') })}</small>
        </summary>
        <p className="sms-compared">{previous ? t('changedFrom', { revision: previous.revision }) : t('first')}</p>
        <Difference before={previous?.content ?? revision.content} after={revision.content} />
        {onRestore && !current && <ActionButton onClick={onRestore}>{t('restore')}</ActionButton>}
      </details>
    </li>
  );
}

/** The latest revisions, each compared with the previous one. */
export function Revisions({ record }: { readonly record: SmsContent }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const can = useCan(smsContents.privilege);
  const restore = useRestore(record);
  const { data, error, refetch } = revisionsCall.useQuery({ parameters: { secureId: record.secureId } });
  const shown =
    data?.length === 0 ? (
      <p>{t('noRevisions')}</p>
    ) : (
      data && (
        <ol className="sms-revisions">
          {data.map((revision, index) => (
            <Revision
              key={revision.revision}
              revision={revision}
              previous={data[index + 1]}
              current={revision.revision === record.revision}
              onRestore={can('update') && !record.waiting ? () => restore(revision.revision) : undefined}
            />
          ))}
        </ol>
      )
    );
  return (
    <section className="panel">
      <h2>{t('revisions')}</h2>
      {shown ??
        (error ? (
          <p role="alert">
            {t('failed')} <Button onClick={() => refetch()}>{words('retry')}</Button>
          </p>
        ) : (
          <Spin />
        ))}
    </section>
  );
}
