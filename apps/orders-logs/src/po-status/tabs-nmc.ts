import { poTabs } from './tabs.tsx';

export default poTabs('NMC');
