import * as z from 'zod/mini';
import { call } from '../core/call.ts';

/**
 * Name of the setting that decides how people sign in: exactly "true" is the identity service
 * (docs/model/specification.md#sign-in-mode).
 */
export const ssoEnabledSetting = 'SSO_WEB_2_0_ENABLED';
/** Name of the setting that says where the identity service is; JSON of {@link ssoConfig}. */
export const ssoConfigSetting = 'SSO_WEB_2_0_CONFIG';

/** Value of {@link ssoConfigSetting}. `authority` is the issuer address. */
export const ssoConfig = z.object({ authority: z.url(), clientId: z.string(), scope: z.string() });
export type SsoConfig = z.infer<typeof ssoConfig>;

/** Reads one public setting; 404 for unknown and non-public ones. */
export const getParameter = call({
  name: 'get-parameter-umum',
  base: 'publish',
  access: 'public',
  method: 'GET',
  path: 'get-parameter-umum',
  summary: 'Value of a public setting',
  query: z.object({ name: z.string() }),
  result: z.object({ name: z.string(), value: z.string() }),
});
