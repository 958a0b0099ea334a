import { reporting } from '../../platform/http/content-policy.ts';

/** The policy of the identity service's pages: one stylesheet, one script, forms to itself. */
export const identityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  reporting,
].join('; ');
