import { useRef, useState } from 'react';

/** Runs one save at a time: a double click or a second Enter during sending does nothing. */
export function useSave() {
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const save = async (send: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await send();
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { save, sending };
}
