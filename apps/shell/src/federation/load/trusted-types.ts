import { developing } from './developing.ts';
import { isDeveloped } from '../development/running.ts';
import { integrityOf } from '../release/integrity.ts';

interface Rules {
  readonly createHTML?: (text: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
}
interface Policy {
  createScriptURL(url: string): string;
}
declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined;
}

/**
 * A remote's script may run if the registry lists it. A developed remote is exempt: its files change under the same
 * addresses.
 */
const allowed = (url: string): string | null => (developing || integrityOf(url) || isDeveloped(url) ? url : null);

const rules = (): Rules => ({
  createScriptURL: (url) => {
    if (allowed(url) === null) throw new TypeError(`Script ${url} is not listed in the registry`);
    return url;
  },
});

const policy: Policy = globalThis.trustedTypes?.createPolicy('console-loader', rules()) ?? (rules() as Policy);

// antd writes its styles with innerHTML. A text without '<' creates no element in any sink. Scripts as text are
// refused.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: allowed,
});

/** The address of a listed script as a trusted URL. @throws for any other address */
export const trustedScript = (url: string): string => policy.createScriptURL(url);
