import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { useEffect } from 'react';
import { takeOver } from '../federation/development/kept.ts';
import { messages } from './messages.ts';

/** Says once why the released remote is used again in a tab that had one of the developer's machine. */
export function useDevelopmentNotice(): void {
  const t = useMessages(messages);
  useEffect(() => {
    const over = takeOver();
    if (over) notify.info(t(over === 'over' ? 'developmentOver' : 'developmentRefused'), { persist: true });
  }, [t]);
}
