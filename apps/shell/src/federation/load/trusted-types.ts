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

/** A script of a remote may be run if the registry lists it; of one under development the files change under their addresses. */
const allowed = (url: string): string | null => (developing || integrityOf(url) || isDeveloped(url) ? url : null);

const rules = (): Rules => ({
  createScriptURL: (url) => {
    if (allowed(url) === null) throw new TypeError(`Script ${url} is not listed in the registry`);
    return url;
  },
});

const policy: Policy = globalThis.trustedTypes?.createPolicy('console-loader', rules()) ?? (rules() as Policy);

// antd writes its styles with innerHTML; a text without '<' makes no element in any sink. Scripts as text are refused.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: allowed,
});

/** Address of a listed script as the browser wants it under Trusted Types; throws for any other. */
export const trustedScript = (url: string): string => policy.createScriptURL(url);
