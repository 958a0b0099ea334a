/** `typ` in the header of the signed document: no other signature of the same key passes for one. */
export const resolvedType = 'console-releases';

/**
 * Name of the page's `meta` element whose content is the JSON of the registry's public keys (JWK), written by who
 * serves the page.
 */
export const releaseKeysMeta = 'console-release-keys';
