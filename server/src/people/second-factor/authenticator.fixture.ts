import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const url = (data: Buffer) => data.toString('base64url');

/** Header of a CBOR item: major type and a small length or number. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const cborNumber = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));

/** A passkey of a software authenticator: answers like a browser on this origin. */
export function makeAuthenticator(origin: string, { verifies = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => cborBytes(Buffer.from(text, 'base64url'));
  const coseKey = Buffer.concat([
    head(5, 5),
    ...[[1, 2] as const, [3, -7] as const, [-1, 1] as const].flatMap(([key, value]) => [
      cborNumber(key),
      cborNumber(value),
    ]),
    cborNumber(-2),
    coordinate(x),
    cborNumber(-3),
    coordinate(y),
  ]);
  let counter = 0;
  const authData = (created: boolean) => {
    counter += 1;
    const flags = 0x01 | (verifies ? 0x04 : 0) | (created ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const credential = created ? [Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, coseKey] : [];
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, ...credential]);
  };
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const frame = { id: url(id), rawId: url(id), type: 'public-key', clientExtensionResults: {} };
  return {
    create(challenge: string) {
      const attestation = Buffer.concat([
        head(5, 3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        head(5, 0),
        cborText('authData'),
        cborBytes(authData(true)),
      ]);
      return {
        ...frame,
        response: {
          clientDataJSON: url(client('webauthn.create', challenge)),
          attestationObject: url(attestation),
          transports: ['internal'],
        },
      };
    },
    answer(challenge: string) {
      const data = authData(false);
      const json = client('webauthn.get', challenge);
      return {
        ...frame,
        response: {
          clientDataJSON: url(json),
          authenticatorData: url(data),
          signature: url(sign('sha256', Buffer.concat([data, sha256(json)]), privateKey)),
        },
      };
    },
  };
}
