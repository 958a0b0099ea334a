import { livePages } from './pages.ts';
import { poTabs } from './tabs.tsx';

export default poTabs(livePages.NMC);
