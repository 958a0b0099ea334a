import { session } from '@console/auth';
import { useEffect } from 'react';

const mark = 'sign-in-for-opener';

/** Opens the login page in a window of its own, so that the page with the unsaved typing stays. */
export const signInElsewhere = (): void => {
  open('/login?return=opener', 'console-sign-in', 'popup,width=480,height=720');
};

/** In that window: closes it when the sign-in is done. The mark lasts through the visit of the identity service. */
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
