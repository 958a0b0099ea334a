import { releaseKeysMeta } from '@console/contracts/platform/releases/page';

/** A public key as the page lists it. */
interface NamedKey extends JsonWebKey {
  readonly kid?: string;
}

const algorithm = 'Ed25519';
let imported: Promise<ReadonlyMap<string, CryptoKey>> | undefined;

async function importAll(): Promise<ReadonlyMap<string, CryptoKey>> {
  const written = document.querySelector<HTMLMetaElement>(`meta[name=${releaseKeysMeta}]`)?.content ?? '[]';
  const keys = JSON.parse(written) as readonly NamedKey[];
  return new Map(
    await Promise.all(
      keys.map(
        async ({ kid = '', kty, crv, x }) =>
          [
            kid,
            await crypto.subtle.importKey('jwk', { kty, crv, x } as JsonWebKey, algorithm, false, ['verify']),
          ] as const,
      ),
    ),
  );
}

/** The registry's public keys by name. They are part of the page, never of a document they verify (ADR 22). */
export function registryKeys(): Promise<ReadonlyMap<string, CryptoKey>> {
  imported ??= importAll();
  return imported;
}
