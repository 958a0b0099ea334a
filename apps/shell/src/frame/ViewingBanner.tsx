import { serverNow } from '@console/auth';
import { sendCall } from '@console/api';
import type { Viewing } from '@console/contracts/shell/view-as';
import { viewAsCalls } from '@console/contracts/shell/view-as';
import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useEffect, useState } from 'react';
import { messages } from './viewing-messages.ts';
import './viewing.css';

/** The longest delay of a timer, in milliseconds. */
const maxDelay = 2_147_483_647;

/** Banner while the console is viewed as a role, with a button that ends it. */
export default function ViewingBanner({
  viewing: { roleName, until },
  go = (address) => location.assign(address),
}: {
  readonly viewing: Viewing;
  readonly go?: (address: string) => void;
}) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  // The time is up: reload, so that nothing read under the role stays.
  useEffect(() => {
    const timer = setTimeout(() => go('/'), Math.min(Math.max(0, Date.parse(until) - serverNow()) + 1_000, maxDelay));
    return () => clearTimeout(timer);
  }, [until, go]);
  const back = async () => {
    setBusy(true);
    const answer = await sendCall(viewAsCalls.end, {});
    if (!('error' in answer)) return go('/roles');
    setBusy(false);
    notify.error(errorText(answer.error));
  };
  return (
    <section className="viewing-banner" aria-label={t('label')}>
      <p>
        <strong>{t('viewing', { role: roleName })}</strong>{' '}
        <span>{t('until', { time: formatDate(until, 'HH:mm') })}</span>
      </p>
      <Button busy={busy} onClick={() => back()}>
        {t('back')}
      </Button>
    </section>
  );
}
