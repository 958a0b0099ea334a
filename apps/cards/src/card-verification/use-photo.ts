import { fetchFile } from '@console/api';
import { verificationCalls } from '@console/contracts/cards/card-verification/calls';
import { useEffect, useState } from 'react';

export interface PhotoOf {
  readonly secureId: string;
  readonly attempt: number;
  readonly documentType: string;
}

/** Fetches a photo with its watermark. @returns an object URL, to be revoked @throws the server's error */
export async function openPhoto({ secureId, attempt, documentType }: PhotoOf, reason?: string): Promise<string> {
  const outcome = await fetchFile(verificationCalls.photo, {
    parameters: { secureId },
    body: { attempt, documentType, ...(reason ? { reason } : {}) },
  });
  if ('error' in outcome) throw outcome.error;
  return URL.createObjectURL(outcome.data.blob);
}

/** The photo of a claimed application; no reason is needed. `null` when it cannot be opened. */
export function useClaimedPhoto({ secureId, attempt, documentType }: PhotoOf): { readonly address?: string | null } {
  const [opened, setOpened] = useState<{ readonly of: string; readonly address: string | null }>();
  const of = `${secureId} ${attempt} ${documentType}`;
  useEffect(() => {
    let address: string | undefined;
    let left = false;
    void openPhoto({ secureId, attempt, documentType }).then(
      (found) => {
        address = found;
        if (left) URL.revokeObjectURL(found);
        else setOpened({ of, address: found });
      },
      () => {
        if (!left) setOpened({ of, address: null });
      },
    );
    return () => {
      left = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [of, secureId, attempt, documentType]);
  return opened?.of === of ? { address: opened.address } : {};
}
