import { mediators, type Mediator } from '@console/contracts/branches-stores/mediator';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';

// The list opens without it.
const MediatorPanel = later(async () => ({ default: (await import('./MediatorPanel.tsx')).MediatorPanel }));

/** Mediators; a row opens beside the list with the numbers that are revealed. */
export default screens(mediators, {
  columns: ['mediatorCode', 'name', 'phone', 'branchId', 'dealerId', 'blacklisted', 'status'],
  refuses: ({ status, blacklisted }: Mediator) =>
    status === 'inactive' && blacklisted ? { status: 'MEDIATOR_BLACKLISTED' } : {},
  list: {
    rowPanel: ({ secureId }: Mediator) => <MediatorPanel secureId={secureId} />,
  },
});
