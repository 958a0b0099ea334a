import type { ProofKind } from '@console/contracts/shell/proof';
import type { Db } from '../context.ts';
import type { UserSessionTable } from '../sessions/tables.ts';

/** Whose session it is, and how it began. */
export type ProvenSession = Pick<UserSessionTable, 'mode' | 'user_id'>;

/** The ways in which the person of a session can prove again who they are. */
export async function proofKindsOf(_db: Db, { mode }: ProvenSession): Promise<ProofKind[]> {
  return mode === 'SSO' ? ['identity'] : ['password'];
}
