import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import type { DealerRegistration, dealerRegistrations } from '@console/contracts/branches-stores/new-dealer-nmc';
import type { Application } from '../../platform/http/application.ts';
import { checkBody } from '../../records/resource/check.ts';
import { resourcesOf, type RegisteredResource } from '../../records/resource/registered.ts';
import { insertRecord } from '../../records/resource/write.ts';
import type { StepSet } from '../../records/steps/hooks.ts';

/** The register of dealers of NMC. @throws Error when no module serves it */
export function dealersOf(app: Application): RegisteredResource {
  const registered = resourcesOf(app).get(dealersNmc.module);
  if (!registered) throw new Error(`No resource ${dealersNmc.module}`);
  return registered;
}

/** What staff choose for the dealer. */
interface Chosen {
  readonly branchId: string;
  readonly mainBrand: string;
  readonly financialSchemeIds: readonly string[] | null;
  readonly duplicateNote: string | null;
}

type Set = Pick<StepSet<typeof dealerRegistrations>, 'tx' | 'actor' | 'caller' | 'now'>;

/**
 * Makes the new dealer of a registration, with the code that core gave it. Who accepts it made it.
 * @returns its id
 * @throws Refusal VALIDATION naming each fault; DUPLICATE when another dealer has the code
 */
export async function acceptAsDealer(
  app: Application,
  { tx, actor, caller, now }: Set,
  registration: DealerRegistration,
  chosen: Chosen,
): Promise<string> {
  const dealers = dealersOf(app);
  const { dealerCode, name, dealerType, brands, companyId, address, zipCode, picName, picPhone, npwp } = registration;
  const { bankCode, accountNo, accountName, disbursementDays } = registration;
  const identity = { name, dealerType, brands, companyId, address, zipCode, picName, picPhone, npwp };
  const body = { ...identity, bankCode, accountNo, accountName, disbursementDays, ...chosen };
  const options = { actor, caller, now };
  const checked = await checkBody(tx, dealers, body, null, options);
  checked.store['code'] = dealerCode;
  const { secureId } = await insertRecord(tx, dealers, checked, options);
  return secureId;
}
