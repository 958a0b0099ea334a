import { createStore, invalidate, isApiError } from '@console/api';
import { useCan } from '@console/auth';
import {
  accountChannels,
  linkPurposes,
  memberAccounts,
  signInResults,
  type AccountActivity,
  type MemberAccount,
} from '@console/contracts/membership/member-management';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { ActionButton } from '@console/ui/why';
import { endpoints } from './endpoints.ts';
import { Identify } from './Identify.tsx';
import { messages } from './messages.ts';

type Account = Pick<MemberAccount, 'secureId' | 'version'>;
interface Of {
  readonly account: Account;
  readonly activity: AccountActivity;
}

const instant = (at: string | null) => formatDate(at, dateFormats.log);

function Devices({ account: { secureId, version }, activity: { devices, sessions } }: Of) {
  const t = useMessages(messages);
  const can = useCan(memberAccounts.privilege);
  const [unbind] = endpoints.unbind.useMutation();
  const ask = (deviceId: string, model: string) =>
    confirm(
      {
        title: t('unbind'),
        subject: model,
        text: t('unbindText'),
        action: t('unbind'),
        danger: true,
        reason: 'required',
      },
      async ({ reason }) => {
        const answer = await unbind({ body: { secureId, version, deviceId, reason: reason ?? '' } });
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        createStore().dispatch(invalidate(memberAccounts.module));
        notify.success(t('saved'));
      },
    );
  return (
    <section className="panel" aria-label={t('devices')}>
      <h2>{t('devices')}</h2>
      <p>{t('sessions', { count: sessions })}</p>
      {devices.length === 0 ? (
        <p>{t('noDevices')}</p>
      ) : (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('boundAt')}</th>
              <th scope="col">{t('lastSeenAt')}</th>
              <th scope="col">{t('unbind')}</th>
            </tr>
          </thead>
          <tbody>
            {devices.map(({ deviceId, model, boundAt, lastSeenAt }) => (
              <tr key={deviceId}>
                <th scope="row">{model}</th>
                <td>{instant(boundAt)}</td>
                <td>{instant(lastSeenAt)}</td>
                <td>
                  {can('update') && (
                    <ActionButton aria-label={t('unbindOf', { model })} onClick={() => ask(deviceId, model)}>
                      {t('unbind')}
                    </ActionButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function SignIns({ signIns }: Pick<AccountActivity, 'signIns'>) {
  const t = useMessages(messages);
  return (
    <section className="panel" aria-label={t('signIns')}>
      <h2>{t('signIns')}</h2>
      {signIns.length === 0 ? (
        <p>{t('noSignIns')}</p>
      ) : (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('at')}</th>
              <th scope="col">{t('channel')}</th>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('result')}</th>
            </tr>
          </thead>
          <tbody>
            {signIns.map(({ at, channel, device, result }, index) => (
              // eslint-disable-next-line react/no-array-index-key -- two attempts of one moment differ by their place
              <tr key={`${at}-${index}`}>
                <td>{instant(at)}</td>
                <td>
                  <OptionTag value={channel} options={accountChannels} />
                </td>
                <td>{device ?? '-'}</td>
                <td>
                  <OptionTag value={result} options={signInResults} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Links({ links }: Pick<AccountActivity, 'links'>) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <section className="panel" aria-label={t('links')}>
      <h2>{t('links')}</h2>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('at')}</th>
            <th scope="col">{t('purpose')}</th>
            <th scope="col">{t('createdBy')}</th>
            <th scope="col">{t('expiresAt')}</th>
            <th scope="col">{t('linkState')}</th>
          </tr>
        </thead>
        <tbody>
          {links.map(({ purpose, createdAt, createdBy, expiresAt, sentAt, usedAt }) => (
            <tr key={createdAt}>
              <td>{instant(createdAt)}</td>
              <td>{text(linkPurposes.find(({ value }) => value === purpose)!.title)}</td>
              <td>{createdBy}</td>
              <td>{instant(expiresAt)}</td>
              <td>{t(usedAt === null ? (sentAt === null ? 'waiting' : 'sentLink') : 'used')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What happened with an account, and who stands at the desk. */
export function Activity({ account }: { readonly account: Account }) {
  const t = useMessages(messages);
  const can = useCan(memberAccounts.privilege);
  const { secureId } = account;
  return (
    <Part of={endpoints.activity.useQuery({ parameters: { secureId } })}>
      {(activity) => (
        <>
          {activity.phoneChanged && <p role="status">{t('phoneChanged')}</p>}
          {can('update') && <Identify secureId={secureId} ways={activity.identifiedBy} />}
          <Devices account={account} activity={activity} />
          <SignIns signIns={activity.signIns} />
          <Links links={activity.links} />
        </>
      )}
    </Part>
  );
}
