import type { ProofKind } from '@console/contracts/shell/proof';
import type { Db } from '../../platform/context.ts';
import { factorsOf, kindsAmong } from '../second-factor/factors.ts';
import type { UserSessionTable } from '../sessions/tables.ts';

/** The session, and how it was started. */
export type ProvenSession = Pick<UserSessionTable, 'mode' | 'user_id'>;

const proofOf = { TOTP: 'totp', PASSKEY: 'passkey' } as const;

/** The ways in which the person of a session can prove their identity again. */
export async function proofKindsOf(db: Db, { mode, user_id: userId }: ProvenSession): Promise<ProofKind[]> {
  if (mode === 'SSO') return ['identity'];
  const kinds = kindsAmong(await factorsOf(db, userId));
  return ['password', ...kinds.map((kind) => proofOf[kind])];
}
