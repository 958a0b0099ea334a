import { notify } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { useEffect } from 'react';
import { takeNotice } from '../federation/development/stored-permission.ts';
import { messages } from './messages.ts';

/** Shows once why a tab that ran a developed remote uses the released one again. */
export function useDevelopmentNotice(): void {
  const t = useMessages(messages);
  useEffect(() => {
    const over = takeNotice();
    if (over) notify.info(t(over === 'over' ? 'developmentOver' : 'developmentRefused'), { persist: true });
  }, [t]);
}
