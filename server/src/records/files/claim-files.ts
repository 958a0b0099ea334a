import { sizeText, type FileKind } from '@console/contracts/platform/files';
import type { FieldError } from '@console/contracts/core/errors';
import type { Tx } from '../../platform/context.ts';
import { lockFile, nameFiles } from '../../platform/files/claim.ts';
import { invalid } from '../../platform/http/refusal.ts';

interface Claim {
  readonly module: string;
  readonly recordId: string;
  readonly username: string;
  /** Body field, file id, and allowed kinds. */
  readonly files: readonly {
    readonly field: string;
    readonly fileId: string | null | undefined;
    readonly kinds: readonly FileKind[];
    readonly maximumBytes: number;
  }[];
}

/**
 * Attaches the files in a call's body to a document, in the transaction that stores it. Each file must be uploaded by
 * the same user for the module and not attached to another record. Neither a file nor a copy of it may be used for two
 * fields.
 * @throws Refusal VALIDATION naming each faulty field
 */
export async function claimFiles(tx: Tx, { module, recordId, username, files }: Claim): Promise<void> {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const { field, fileId, kinds, maximumBytes } of files) {
    if (!fileId) continue;
    const file = await lockFile(tx, fileId);
    if (
      !file ||
      file.module !== module ||
      (file.record_id !== recordId && (file.record_id !== null || file.uploaded_by !== username))
    )
      errors.push({ field, code: 'NOT_FOUND' });
    // A copy of a picture does not count as a second proof.
    else if (seen.has(file.hash)) errors.push({ field, code: 'SAME_FILE' });
    else if (!kinds.includes(file.kind))
      errors.push({ field, code: 'FILE_TYPE', parameters: { kinds: kinds.join(', ') } });
    else if (file.size > maximumBytes)
      errors.push({ field, code: 'FILE_TOO_LARGE', parameters: { limit: sizeText(maximumBytes) } });
    else await nameFiles(tx, [fileId], recordId);
    if (file) seen.add(file.hash);
  }
  if (errors.length > 0) throw invalid(...errors);
}
