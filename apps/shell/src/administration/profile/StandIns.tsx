import type { StandIn } from '@console/contracts/shell/stand-in';
import { standInDays } from '@console/contracts/shell/stand-in';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { DateField } from '@console/ui/form';
import { formatDate } from '@console/ui/formats';
import { LovInput } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useId, useState } from 'react';
import { endStandIn, nameStandIn, ownStandIns } from '../stand-ins.ts';
import { standInMessages as messages } from './stand-in-messages.ts';

const day = (date: string) => formatDate(date, 'DD MMMM YYYY');

/** Names somebody for a time. What was typed stays until it is taken. */
function NewStandIn() {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [fault, setFault] = useState<string>();
  const [name] = nameStandIn.useMutation();
  const save = async () => {
    const [standInId] = chosen;
    if (!standInId || from === '' || until === '') return setFault(t('incomplete'));
    const answer = await name({ body: { standInId, from, until } });
    if ('error' in answer) return setFault(errorText(answer.error));
    setFault(undefined);
    setChosen([]);
    setFrom('');
    setUntil('');
    return notify.success(t('named'));
  };
  return (
    <div className="password-form">
      <p className="quiet">{t('hint', { days: standInDays })}</p>
      <div>
        <label htmlFor={`${id}-who`}>{t('who')}</label>
        <LovInput id={`${id}-who`} path="auth/me/stand-in/lov" value={chosen} onChange={setChosen} label={t('who')} />
      </div>
      <div>
        <label htmlFor={`${id}-from`}>{t('from')}</label>
        <DateField id={`${id}-from`} value={from} onChange={setFrom} />
      </div>
      <div>
        <label htmlFor={`${id}-until`}>{t('until')}</label>
        <DateField id={`${id}-until`} value={until} onChange={setUntil} />
      </div>
      {fault && <p role="alert">{fault}</p>}
      <div className="password-buttons">
        <ActionButton variant="primary" onClick={save}>
          {t('name')}
        </ActionButton>
      </div>
    </div>
  );
}

function Own({ of }: { readonly of: StandIn }) {
  const t = useMessages(messages);
  const [end] = endStandIn.useMutation();
  const { secureId, standIn, from, until } = of;
  const ask = () =>
    confirm({ title: t('endQuestion'), subject: standIn.name, action: t('end'), danger: true }, async () => {
      const answer = await end({ body: { secureId } });
      if ('error' in answer) throw answer.error;
      notify.success(t('ended'));
    });
  return (
    <li>
      <strong>{standIn.name}</strong> <ActionButton onClick={ask}>{t('end')}</ActionButton>
      <span className="quiet">{t('period', { from: day(from), until: day(until) })}</span>
    </li>
  );
}

/** The stand-ins of the user during leave, and the people that the user represents; nothing without approvals. */
export function StandIns() {
  const t = useMessages(messages);
  const { data } = ownStandIns.useQuery({});
  if (!data || (!data.approves && data.own.length === 0 && data.ofOthers.length === 0)) return null;
  return (
    <section className="panel" aria-labelledby="profile-stand-in">
      <h2 id="profile-stand-in">{t('title')}</h2>
      <ul className="sessions">
        {data.own.map((of) => (
          <Own key={of.secureId} of={of} />
        ))}
        {data.ofOthers.map(({ secureId, absent, from, until }) => (
          <li key={secureId}>
            {t('forOther', { name: absent.name })}
            <span className="quiet">{t('period', { from: day(from), until: day(until) })}</span>
          </li>
        ))}
      </ul>
      {data.approves && <NewStandIn />}
    </section>
  );
}
