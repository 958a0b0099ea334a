import { createStore, readAllAgain } from '@console/api';
import { useToday } from '@console/ui/formats';
import { useEffect, useRef } from 'react';

/** Reads what is on the screen again when a day begins in Jakarta: phases and what is due are those of the day. */
export function useDayChange(): void {
  const today = useToday();
  const shownOn = useRef(today);
  useEffect(() => {
    if (shownOn.current === today) return;
    shownOn.current = today;
    readAllAgain(createStore());
  }, [today]);
}
