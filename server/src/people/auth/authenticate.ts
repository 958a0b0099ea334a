import type { Authenticate } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Parts } from '../../platform/per-services.ts';
import { accessTokens } from '../sessions/access-token.ts';
import { callers } from './callers.ts';

/** Checks the token, then the username header, then whether session and user are still valid. */
export const createAuthenticate =
  (parts: Parts): Authenticate =>
  async ({ authorization, username }) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw new Refusal('TOKEN_INVALID');
    const claims = await accessTokens(parts).verify(token);
    if (username !== claims.username) throw new Refusal('USERNAME_MISMATCH');
    return callers(parts).find(claims.sessionId);
  };
