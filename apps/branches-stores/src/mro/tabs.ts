import { branchTabs } from '../organisation/branch-tabs.ts';

export default branchTabs('mroId');
