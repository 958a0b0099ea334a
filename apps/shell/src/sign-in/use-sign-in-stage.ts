import { useMessages } from '@console/ui/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { arrive, retry, type Stage } from './arrival.ts';
import { messages } from './messages.ts';

const go = (address: string) => location.assign(address);

/** State of the login page, and the next steps: to the identity service, or to the local form. */
export function useSignInStage() {
  const t = useMessages(messages);
  const [stage, setStage] = useState<Stage>({ name: 'reading' });
  const started = useRef(false);
  const surroundings = useCallback(() => ({ address: location.href, go, leaveSsoText: t('leaveSso') }), [t]);
  useEffect(() => {
    // An answer of the identity service can be used only once.
    if (started.current) return;
    started.current = true;
    const here = surroundings();
    history.replaceState(history.state, '', '/login');
    void arrive(here).then(setStage);
  }, [surroundings]);
  return {
    stage,
    toIdentity: () => {
      setStage({ name: 'reading' });
      void retry(surroundings()).then(setStage);
    },
    toForm: () => setStage({ name: 'local', identity: 'failed' }),
  };
}
