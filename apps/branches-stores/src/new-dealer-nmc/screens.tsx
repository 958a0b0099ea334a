import { dealerRegistrations, type DealerRegistration } from '@console/contracts/branches-stores/new-dealer-nmc';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';

// The list opens without it.
const RegistrationPanel = later(async () => ({ default: (await import('./RegistrationPanel.tsx')).RegistrationPanel }));

/** Dealers that core has registered; a row opens beside the list, with the decision about it. */
export default screens(dealerRegistrations, {
  columns: ['registrationNo', 'name', 'city', 'mainBrand', 'branchId', 'receivedAt', 'duplicates', 'state'],
  list: {
    rowPanel: ({ secureId, version }: DealerRegistration) => <RegistrationPanel key={version} secureId={secureId} />,
  },
});
