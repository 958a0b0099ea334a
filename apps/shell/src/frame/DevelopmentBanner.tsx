import { hasUnsaved, useValue } from '@console/auth';
import { Button } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useEffect, useState } from 'react';
import { endDevelopment, leaveDevelopment } from '../federation/development/leave.ts';
import { development } from '../federation/development/running.ts';
import { messages } from './development-messages.ts';
import './development.css';

/** Milliseconds until an instant, as long as a timer takes. */
const delayUntil = (instant: string): number => Math.min(Math.max(0, Date.parse(instant) - Date.now()), 2_147_483_647);

/** Says as long as it lasts that a remote comes from the developer's own machine, and leads back to the released one. */
export default function DevelopmentBanner() {
  const t = useMessages(messages);
  const running = useValue(development);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const until = running?.validUntil;
  useEffect(() => {
    if (until === undefined) return undefined;
    // Typing is waited for: what is on the screen goes on until it is left.
    const timer = setTimeout(() => {
      if (hasUnsaved()) setOver(true);
      else leaveDevelopment();
    }, delayUntil(until));
    return () => clearTimeout(timer);
  }, [until]);
  if (!running) return null;
  const { remote, address, validUntil, answers } = running;
  const end = () => {
    if (hasUnsaved()) return notify.warning(t('unsaved'));
    setBusy(true);
    if (over) leaveDevelopment();
    else void endDevelopment();
  };
  return (
    <section className="development-banner" aria-label={t('label')}>
      <p role="status">
        <strong>{t(answers ? 'running' : 'silent', { remote, address })}</strong>{' '}
        {over ? t('over') : t('until', { time: formatDate(validUntil, 'HH:mm') })}
      </p>
      <Button busy={busy} onClick={end}>
        {t('end')}
      </Button>
    </section>
  );
}
