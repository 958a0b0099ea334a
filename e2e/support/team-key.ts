import { generateKeyPairSync } from 'node:crypto';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');

/** The key of every team in the tests, as their command line reads it. */
export const teamKey = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const { kty, crv, x } = publicKey.export({ format: 'jwk' });
export const teamPublicKey = { kty, crv, x };
