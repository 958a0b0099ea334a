import { isApiError, mutationEndpoint, queryEndpoint } from '@console/api';
import { memberImportCalls } from '@console/contracts/membership/import-membership';
import { importJobCalls, type ImportJob } from '@console/contracts/platform/imports';
import { importMembership } from '@console/contracts/routes/modules';
import { Spin } from '@console/ui/core';
import { recordAddress } from '@console/ui/crud';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Choice } from '../imports/Choice.tsx';
import { messages } from './messages.ts';

const { pages } = importMembership;
const detail = queryEndpoint(importJobCalls.detail);
const change = mutationEndpoint(memberImportCalls.change, { invalidates: ['import-job'] });
const known = ['SKIP', 'UPDATE'] as const;

function Target({ job }: { readonly job: ImportJob }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [send, { isLoading }] = change.useMutation();
  const stored = (job.target as { readonly onDuplicate?: (typeof known)[number] } | null)?.onDuplicate ?? 'SKIP';
  const [onDuplicate, setOnDuplicate] = useState(stored);
  const [fault, setFault] = useState<string>();
  if (job.importKind !== 'NEW' || !job.actions.includes('confirm')) return <p>{t('fixed')}</p>;
  const onSave = async () => {
    const answer = await send({ body: { importId: job.secureId, onDuplicate } });
    if ('error' in answer) return setFault(isApiError(answer.error) ? errorText(answer.error) : undefined);
    notify.success(t('changed'));
    return navigate(recordAddress(pages.detail!, job.secureId));
  };
  return (
    <>
      <Choice
        legend={t('known')}
        values={known}
        value={onDuplicate}
        titleOf={(each) => t(`known${each}`)}
        onChange={setOnDuplicate}
      />
      <p>{t('changeText')}</p>
      {fault && <p role="alert">{fault}</p>}
      <ActionButton variant="primary" busy={isLoading} onClick={() => onSave()}>
        {t('save')}
      </ActionButton>
    </>
  );
}

/** Another choice for known members of a file that waits for its confirmation. */
export default function UpdatePage() {
  const t = useMessages(messages);
  const [query] = useSearchParams();
  const importId = query.get('importMemberId') ?? '';
  const { currentData: job, error, refetch } = detail.useQuery({ parameters: { secureId: importId } });
  if (!job) return error ? <ErrorContent record error={error} onRetry={() => void refetch()} /> : <Spin />;
  return (
    <Page title={`${t('change')} ${job.importNo ?? ''}`}>
      <section className="panel" aria-label={t('known')}>
        <Target job={job} />
      </section>
    </Page>
  );
}
