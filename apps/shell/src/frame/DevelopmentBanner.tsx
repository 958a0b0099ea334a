import { hasUnsaved, useValue, serverNow } from '@console/auth';
import { Button } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useEffect, useState } from 'react';
import { endDevelopment, leaveDevelopment } from '../federation/development/leave.ts';
import { development } from '../federation/development/running.ts';
import { messages } from './development-messages.ts';
import './development.css';

/** Milliseconds until an instant, limited to the longest delay of a timer. */
const delayUntil = (instant: string): number => Math.min(Math.max(0, Date.parse(instant) - serverNow()), 2_147_483_647);

/** Banner while a remote runs from the developer's machine, with a button back to the released one. */
export default function DevelopmentBanner() {
  const t = useMessages(messages);
  const running = useValue(development);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const until = running?.validUntil;
  useEffect(() => {
    if (until === undefined) return undefined;
    // Waits for unsaved input: the page on the screen keeps running until it is left.
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
