import type { Proposal } from '@console/contracts/platform/releases/state';
import type { Caller } from '../../platform/context.ts';

/** The person responsible for a decision on releases, by account id. A token counts as the person who created it. */
export interface Principal {
  /** `null` when no person is known, such as for the token that a local console creates for itself. */
  readonly userId: string | null;
  readonly username: string | null;
  /** Set for a decision made with a token. */
  readonly tokenId: string | null;
}

/** The principal of a signed-in person. */
export const personOf = ({ userId, username }: Pick<Caller, 'userId' | 'username'>): Principal => ({
  userId,
  username,
  tokenId: null,
});

/**
 * Whether a principal counts as the second person for a proposal: another person than its author. A token cannot
 * approve what a token has proposed, because all tokens of a remote belong to one team.
 */
export const isSecond = (proposal: Pick<Proposal, 'userId' | 'tokenId'>, { userId, tokenId }: Principal): boolean =>
  userId !== null && userId !== proposal.userId && (tokenId === null || proposal.tokenId === null);
