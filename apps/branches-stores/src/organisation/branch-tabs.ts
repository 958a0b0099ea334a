import { nmcBranches, spektraBranches, ufiBranches } from '@console/contracts/branches-stores/branch/register';
import { branch, masterBranchNmc, masterBranchUfi } from '@console/contracts/routes/modules';
import { text } from '@console/contracts/core/text';
import { childTab } from '@console/ui/children';

/**
 * The branches of each line below an MRA or MRO. The line of a tab is in its name; SPEKTRA, which everybody means, has
 * none.
 */
export const branchTabs = (parent: 'mraId' | 'mroId') => [
  childTab(spektraBranches, { parent, routes: branch, title: text('Cabang', 'Branches') }),
  childTab(nmcBranches, { parent, routes: masterBranchNmc, title: text('Cabang NMC', 'Branches NMC') }),
  childTab(ufiBranches, { parent, routes: masterBranchUfi, title: text('Cabang UFI', 'Branches UFI') }),
];
