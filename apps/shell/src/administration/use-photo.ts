import { fetchFile } from '@console/api';
import { fileCalls } from '@console/contracts/platform/files';
import { useEffect, useState } from 'react';

/** Object URL of a photo once it is fetched; the server requires a session for photos. */
export function usePhoto(photoUrl: string | null | undefined): string | undefined {
  const fileId = photoUrl?.split('/').at(-1);
  const [shown, setShown] = useState<{ readonly fileId: string; readonly address: string }>();
  useEffect(() => {
    if (!fileId) return;
    const leaving = new AbortController();
    let address: string | undefined;
    void fetchFile(fileCalls.read, { parameters: { fileId } }, leaving.signal).then((outcome) => {
      if (leaving.signal.aborted || !('data' in outcome)) return;
      address = URL.createObjectURL(outcome.data.blob);
      setShown({ fileId, address });
    });
    return () => {
      leaving.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [fileId]);
  return shown && shown.fileId === fileId ? shown.address : undefined;
}
