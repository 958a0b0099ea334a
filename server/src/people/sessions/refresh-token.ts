import { createHash, randomBytes } from 'node:crypto';

/** Makes a refresh token: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: nobody who reads the database can use it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
