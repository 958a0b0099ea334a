import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The background run shown in the list. Kept in the address, for reloads and links of notices. */
export function useRunAddress(): readonly [string | null, (secureId: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const show = useCallback(
    (secureId: string | null) => {
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          if (secureId === null) next.delete('run');
          else next.set('run', secureId);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setAddress],
  );
  return [address.get('run'), show];
}
