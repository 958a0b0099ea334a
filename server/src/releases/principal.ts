import type { Proposal } from '@console/contracts/platform/releases/state';
import type { Caller } from '../platform/context.ts';

/**
 * Who stands behind a decision on releases: a person by the id of their account, whatever anything is called. A token
 * counts as the person who made it.
 */
export interface Principal {
  /** `null` when no person is known, as of the token that a console on one's own machine makes. */
  readonly userId: string | null;
  readonly username: string | null;
  /** Of a decision made by a token. */
  readonly tokenId: string | null;
}

/** A person who is signed in. */
export const personOf = ({ userId, username }: Pick<Caller, 'userId' | 'username'>): Principal => ({
  userId,
  username,
  tokenId: null,
});

/**
 * Whether somebody counts as the second person for a proposal: another person than the one behind it. Tokens of one
 * remote lie with one team, so a token never agrees to what a token has proposed.
 */
export const isSecond = (proposal: Pick<Proposal, 'userId' | 'tokenId'>, { userId, tokenId }: Principal): boolean =>
  userId !== null && userId !== proposal.userId && (tokenId === null || proposal.tokenId === null);
