import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Json = Readonly<Record<string, unknown>>;

/** Fetched with the first passkey, because most users have none. */
const library = () => import('@simplewebauthn/browser');

/** Creates a passkey in the browser. @throws when the user or the browser cancels */
export async function createPasskey(options: Json): Promise<Record<string, unknown>> {
  const { startRegistration } = await library();
  return {
    ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })),
  };
}

/** Requests a passkey from the browser. @throws when the user or the browser cancels */
export async function answerPasskey(options: Json): Promise<Record<string, unknown>> {
  const { startAuthentication } = await library();
  return {
    ...(await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })),
  };
}
