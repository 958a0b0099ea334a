import { reporting } from '../../platform/http/content-policy.ts';
import type { Released } from './released.ts';

export interface PageSources {
  readonly nonce: string;
  readonly released: Released;
  /** Further origins that the page may call: the identity service. */
  readonly connect: readonly string[];
  readonly https: boolean;
}

/**
 * The content policy of the console's page: scripts only from here and the released remotes, styles by nonce, Trusted
 * Types enforced.
 */
export function pagePolicy({ nonce, released, connect, https }: PageSources): string {
  const sources = (...more: readonly string[]) => ["'self'", ...more].join(' ');
  const policies = ['console-shell', 'console-loader', 'default', ...released.remoteIds.map((id) => `console-${id}`)];
  return [
    "default-src 'none'",
    `script-src ${sources(...released.origins)}`,
    `style-src ${sources(`'nonce-${nonce}'`, ...released.origins)}`,
    // antd sets style attributes when it measures a text area.
    "style-src-attr 'unsafe-inline'",
    `img-src ${sources('data:', 'blob:')}`,
    `font-src ${sources('data:')}`,
    `connect-src ${sources(...connect, ...released.origins)}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...new Set(policies)].join(' ')}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
    reporting,
  ].join('; ');
}
