import type { Call } from '@console/contracts/core/call';

/** Who may make a call, in a sentence. */
export function accessOf({ access, token }: Call): string {
  if (token) return `Open to applications whose token may use the service \`${token.service}\`.`;
  if (typeof access === 'string') return access === 'public' ? 'Open to anyone.' : 'Open to anyone signed in.';
  return `Needs the action \`${access.action}\` on the privilege \`${access.privilege}\`.`;
}

/** The tokens that a call takes. */
export const securityOf = ({ access, token }: Call): Record<string, string[]>[] =>
  token ? [{ applicationToken: [] }] : access === 'public' ? [] : [{ token: [] }];

/** The tokens of staff and of applications. */
export const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  applicationToken: { type: 'http', scheme: 'bearer', description: 'Issued to an application at /token-management' },
} as const;
