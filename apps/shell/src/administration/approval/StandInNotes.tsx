import { formatDate, useNow } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ownStandIns } from '../stand-ins.ts';
import { messages } from './messages.ts';

/** The people that the user represents now. */
export function StandInNotes() {
  const t = useMessages(messages);
  const { data } = ownStandIns.useQuery({});
  const now = useNow();
  return data?.ofOthers
    .filter(({ from }) => Date.parse(`${from}T00:00:00+07:00`) <= now)
    .map(({ secureId, absent, until }) => (
      <p key={secureId} className="panel">
        {t('standIn', { name: absent.name, until: formatDate(until, 'DD MMMM YYYY') })}
      </p>
    ));
}
