import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Json = Readonly<Record<string, unknown>>;

/** Fetched when a passkey is first asked for: most people never do. */
const library = () => import('@simplewebauthn/browser');

/** Lets the browser make a passkey. @throws when the person or the browser gives up */
export async function createPasskey(options: Json): Promise<Record<string, unknown>> {
  const { startRegistration } = await library();
  return {
    ...(await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })),
  };
}

/** Lets the browser ask for a passkey. @throws when the person or the browser gives up */
export async function answerPasskey(options: Json): Promise<Record<string, unknown>> {
  const { startAuthentication } = await library();
  return {
    ...(await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })),
  };
}
