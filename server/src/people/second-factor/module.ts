import { factorErrors } from '@console/contracts/shell/second-factor';
import type { Module } from '../../platform/http/application.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { registerFactorsOfUsers } from './of-users.ts';
import { registerOwnFactors } from './own-calls.ts';
import { registerSecondStep } from './sign-in.ts';
import { expireSteps } from './steps.ts';

const anHour = 60 * 60 * 1000;

/** Second factors of local sign-in: the second step, the user's own factors, and those of others. */
export const secondFactors: Module = (app) => {
  app.errors.add(factorErrors);
  registerSecondStep(app);
  registerOwnFactors(app);
  registerFactorsOfUsers(app);
  every(app, anHour, 'second-factor-expire', () => expireSteps(app.services));
};
