import type { StandIn } from '@console/contracts/shell/stand-in';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { endStandIn, ownStandIns } from '../stand-ins.ts';
import { NewStandIn } from './NewStandIn.tsx';
import { standInMessages as messages } from './stand-in-messages.ts';

const day = (date: string) => formatDate(date, 'DD MMMM YYYY');

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
