import { salesPages } from './pages.ts';
import { poSalesTabs } from './tabs.tsx';

export default poSalesTabs(salesPages.NMC);
