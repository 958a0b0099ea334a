import { reasonLength } from '@console/contracts/platform/releases/changes';
import { isWithinBounds } from '@console/ui/form';
import { publicKey, tokenDays, type PublicKey } from '@console/contracts/platform/releases/tokens';

/** Input of the form for a new token. */
export interface TokenInput {
  readonly remote: string;
  readonly name: string;
  readonly days: number | null;
  readonly key: string;
  readonly reason: string;
}

const allowedName = /^[\p{L}\p{N} ._-]{3,60}$/u;

/** A team's public key as pasted; `null` when empty, `undefined` when it is not a valid key. */
export function keyOf(typed: string): PublicKey | null | undefined {
  if (typed.trim() === '') return null;
  try {
    const read = publicKey.safeParse(JSON.parse(typed));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export type TokenFault = 'remote' | 'name' | 'days' | 'key' | 'reason';

/** The errors of the form for a new token. */
export function tokenFaults({ remote, name, days, key, reason }: TokenInput): ReadonlySet<TokenFault> {
  const length = reason.trim().length;
  const wrong: Record<TokenFault, boolean> = {
    remote: remote === '',
    name: !allowedName.test(name.trim()),
    days: !isWithinBounds(days, tokenDays.minimum, tokenDays.maximum),
    key: keyOf(key) === undefined,
    reason: length < reasonLength.minimum || length > reasonLength.maximum,
  };
  return new Set((Object.keys(wrong) as TokenFault[]).filter((part) => wrong[part]));
}
