import { randomBytes } from 'node:crypto';

/** Generates a refresh token: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');
