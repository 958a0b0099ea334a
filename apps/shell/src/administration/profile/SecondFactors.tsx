import { mutationEndpoint, queryEndpoint } from '@console/api';
import { factorCalls, type Factor } from '@console/contracts/shell/second-factor';
import { Tag } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ErrorContent } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { Loading } from '../Loading.tsx';
import { AddFactorDialog, CodesDialog, RenameFactorDialog } from './FactorDialogs.tsx';
import { factorMessages } from './factor-messages.ts';

const ownFactors = queryEndpoint(factorCalls.list);
const removeFactor = mutationEndpoint(factorCalls.remove);
const newCodes = mutationEndpoint(factorCalls.recoveryCodes);

/** The user's second factors for local sign-in: add, rename, remove, and recovery codes. */
export function SecondFactors() {
  const t = useMessages(factorMessages);
  const { data, error, refetch } = ownFactors.useQuery({});
  const [remove] = removeFactor.useMutation();
  const [renew] = newCodes.useMutation();
  const [adding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Factor>();
  const [codes, setCodes] = useState<readonly string[]>();
  const askRemove = ({ secureId, name }: Factor) =>
    confirm({ title: t('removeQuestion'), subject: name, action: t('remove'), danger: true }, async () => {
      const answer = await remove({ body: { secureId } });
      if ('error' in answer) throw answer.error;
      notify.success(t('removed'));
    });
  const askCodes = () =>
    confirm({ title: t('codesQuestion'), text: t('codesNote'), action: t('newCodes') }, async () => {
      const answer = await renew({});
      if ('error' in answer) throw answer.error;
      setCodes(answer.data.recoveryCodes);
    });
  return (
    <section className="panel" aria-labelledby="profile-factors">
      <div className="panel-head">
        <h2 id="profile-factors">{t('factors')}</h2>
        {data && <ActionButton onClick={() => setAdding(true)}>{t('add')}</ActionButton>}
      </div>
      {error && !data && <ErrorContent error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data && (
        <>
          {data.required && <p className="quiet">{t('demanded')}</p>}
          {data.factors.length === 0 && <p className="quiet">{t('none')}</p>}
          <ul className="sessions">
            {data.factors.map((factor) => (
              <li key={factor.secureId}>
                <strong>{factor.name}</strong> <Tag colour="info">{t(factor.kind)}</Tag>{' '}
                <span className="quiet">
                  {t('since')} {formatDate(factor.createdAt, 'DD-MM-YYYY HH:mm')}
                  {factor.lastUsedAt && ` · ${t('lastUsed')} ${formatDate(factor.lastUsedAt, 'DD-MM-YYYY HH:mm')}`}
                </span>{' '}
                <ActionButton
                  variant="link"
                  aria-label={`${t('rename')} ${factor.name}`}
                  onClick={() => setRenamed(factor)}
                >
                  {t('rename')}
                </ActionButton>{' '}
                <ActionButton
                  variant="link"
                  aria-label={`${t('remove')} ${factor.name}`}
                  onClick={() => askRemove(factor)}
                >
                  {t('remove')}
                </ActionButton>
              </li>
            ))}
          </ul>
          {data.factors.length > 0 && (
            <p>
              {t('codesLeft', { count: data.recoveryCodesLeft })}{' '}
              <ActionButton variant="link" onClick={askCodes}>
                {t('newCodes')}
              </ActionButton>
            </p>
          )}
          {adding && <AddFactorDialog passkeys={data.passkeys} onClose={() => setAdding(false)} onCodes={setCodes} />}
        </>
      )}
      {renamed && <RenameFactorDialog factor={renamed} onClose={() => setRenamed(undefined)} />}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </section>
  );
}
