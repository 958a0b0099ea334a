import { useEffect, useRef, useState } from 'react';

/**
 * The address of a file that is fetched with the rights of the person, released when another takes its place.
 * @param of names the file; a change fetches again
 * @param open fetches it; throws when it cannot be opened
 * @returns `undefined` while it is fetched, `null` when it cannot be opened
 */
export function useOpenedFile(of: string, open: () => Promise<Blob>): string | null | undefined {
  const [opened, setOpened] = useState<{ readonly of: string; readonly address: string | null }>();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    let address: string | undefined;
    let left = false;
    void latest.current().then(
      (blob) => {
        if (left) return;
        address = URL.createObjectURL(blob);
        setOpened({ of, address });
      },
      () => {
        if (!left) setOpened({ of, address: null });
      },
    );
    return () => {
      left = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [of]);
  return opened?.of === of ? opened.address : undefined;
}
