import { registrationScheme, ufiRegistration } from '@console/contracts/branches-stores/outlet/ufi-registration';
import type { Application } from '../../platform/http/application.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { serveRegistration } from '../outlet/register-with.ts';

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Serves the registration of a dealer of UFI with its first marketing scheme, both or neither. */
export function serveUfiRegistration(app: Application, schemes: RegisteredResource): void {
  serveRegistration(app, {
    line: 'UFI',
    call: ufiRegistration.register,
    proposed: schemes,
    outletField: 'dealerId',
    reason: (code) => `Skema pemasaran awal dealer ${code}`,
    split(values) {
      const isOfScheme = (name: string) => name in registrationScheme;
      const outlet = Object.entries(values).filter(([name]) => !isOfScheme(name));
      const proposal = Object.entries(values).filter(([name]) => isOfScheme(name));
      return {
        outlet: Object.fromEntries(outlet),
        proposal: proposal.every(([, value]) => isBlank(value)) ? null : Object.fromEntries(proposal),
      };
    },
  });
}
