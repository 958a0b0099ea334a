import { authErrors, passwordFieldErrors } from '@console/contracts/shell/auth';
import type { Module } from '../../platform/http/application.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { expireSessions } from '../sessions/expire.ts';
import { forgetDevices } from '../auth/devices.ts';
import { forgetFailures } from '../auth/lock-out.ts';
import { registerPasswordCalls } from './password-calls.ts';
import { registerLogin } from './login.ts';
import { registerRegistration } from './registration.ts';
import { registerLogout, registerRefresh } from './session-calls.ts';
import { registerSsoExchange } from './sso-exchange.ts';

const anHour = 60 * 60 * 1000;

/** Sign-in, refresh and sign-out. */
export const auth: Module = (app) => {
  app.errors.add({ ...authErrors, CONFIRMATION: { status: 422, text: passwordFieldErrors.CONFIRMATION } });
  registerLogin(app);
  registerRefresh(app);
  registerLogout(app);
  registerSsoExchange(app);
  registerPasswordCalls(app);
  registerRegistration(app);
  every(app, anHour, 'sign-in-forget', async () => {
    await forgetFailures(app.services.db, app.services.now());
    await forgetDevices(app.services.db, app.services.now());
  });
  every(app, anHour, 'session-expire', () => expireSessions(app.services));
};
