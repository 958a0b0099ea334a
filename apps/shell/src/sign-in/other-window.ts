import { session } from '@console/auth';
import { useEffect } from 'react';

const mark = 'sign-in-for-opener';

/** Opens the login page in a new window, so that the page with unsaved input stays. */
export const signInElsewhere = (): void => {
  open('/login?return=opener', 'console-sign-in', 'popup,width=480,height=720');
};

/** In the new window: closes it after sign-in. The mark survives the redirect to the identity service and back. */
export function useReturnToOpener(): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).get('return') === 'opener') sessionStorage.setItem(mark, 'true');
    if (!sessionStorage.getItem(mark)) return undefined;
    return session.subscribe(() => {
      if (session.get().status !== 'signed-in') return;
      sessionStorage.removeItem(mark);
      close();
    });
  }, []);
}
