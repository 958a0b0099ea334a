import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { apiTokenCalls, apiTokens, checkResults, type ApiToken } from '@console/contracts/membership/master-token-api';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';

const endpoints = {
  test: mutationEndpoint(apiTokenCalls.test),
  refresh: mutationEndpoint(apiTokenCalls.refresh),
  rollBack: mutationEndpoint(apiTokenCalls.rollBack),
};

/** Buttons that test a credential, fetch a new token with it, and return to the secret before. */
export function CredentialActions({ token }: { readonly token: ApiToken }) {
  const t = useMessages(messages);
  const text = useText();
  const errorText = useErrorText();
  const can = useCan(apiTokens.privilege);
  const [test, { isLoading }] = endpoints.test.useMutation();
  const [refresh] = endpoints.refresh.useMutation();
  const [rollBack] = endpoints.rollBack.useMutation();
  if (!can('update')) return null;
  const { secureId, version } = token;
  const subject = `${token.code} ${token.environment}`;
  const check = async () => {
    const answer = await test({ parameters: { secureId } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    const { result, httpCode, milliseconds } = answer.data;
    const title = text(checkResults.find(({ value }) => value === result)!.title);
    const said = t('tested', {
      result: title,
      code: httpCode ?? '-',
      milliseconds: milliseconds === null ? '-' : formatNumber(milliseconds),
    });
    return result === 'OK' ? notify.success(said) : notify.error(said);
  };
  const askRefresh = () =>
    confirm({ title: t('refresh'), subject, text: t('refreshText'), action: t('refresh') }, async () => {
      const answer = await refresh({ body: { secureId, version } });
      if ('error' in answer) throw answer.error;
      notify.success(t('refreshed'));
    });
  const askRollBack = () =>
    confirm(
      {
        title: t('rollBack'),
        subject,
        text: t('rollBackText'),
        action: t('rollBack'),
        reason: 'required',
        danger: true,
      },
      async ({ reason }) => {
        const answer = await rollBack({ body: { secureId, version, reason: reason ?? '' } });
        if ('error' in answer) throw answer.error;
        notify.success(t('rolledBack'));
      },
    );
  return (
    <>
      <ActionButton busy={isLoading} onClick={() => check()}>
        {t('test')}
      </ActionButton>
      {token.authKind === 'OAUTH_CLIENT' && <ActionButton onClick={askRefresh}>{t('refresh')}</ActionButton>}
      {token.rollBackUntil !== null && (
        <ActionButton variant="danger" onClick={askRollBack}>
          {t('rollBack')}
        </ActionButton>
      )}
    </>
  );
}
