import { archivePages } from './pages.ts';
import { poTabs } from './tabs.tsx';

export default poTabs(archivePages.NMC);
