import type { Db } from '../../platform/context.ts';
import { part } from '../../platform/http/part.ts';

/** What the domain of messages does for members. */
export interface MemberMessages {
  /** The text of a message to a member; `null` while no content of this code is active. */
  readonly compose: (db: Db, code: string, values: Readonly<Record<string, string>>) => Promise<string | null>;
}

const nothing: MemberMessages = { compose: () => Promise.resolve(null) };

/**
 * How texts to members are written; the domain of messages sets this, because it comes after membership.
 * @example memberMessages(app).current = { compose };
 */
export const memberMessages = part((): { current: MemberMessages } => ({ current: nothing }));
