import type { Parts } from '../../platform/per-services.ts';
import { signingKeys, symmetric } from '../sessions/keys.ts';

/** The secrets that sign the cookies of the identity service and of known devices, newest first. */
export const cookieKeys = async (parts: Parts): Promise<string[]> =>
  (await signingKeys(parts, 'cookie', symmetric)).map(({ k }) => k ?? '').toReversed();
