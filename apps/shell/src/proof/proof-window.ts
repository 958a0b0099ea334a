const mark = 'proof-window';

/** Opens the window in which the user signs in again at the identity service. */
export const openProofWindow = (): void => {
  open('/login?return=proof', 'console-proof', 'popup,width=480,height=720');
};

/** Whether this window was opened for a proof. The mark survives the redirect to the identity service and back. */
export function isProofWindow(): boolean {
  if (new URLSearchParams(location.search).get('return') === 'proof') sessionStorage.setItem(mark, 'true');
  return sessionStorage.getItem(mark) !== null;
}
