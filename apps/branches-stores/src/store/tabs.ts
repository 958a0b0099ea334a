import stores from '../sales-force/stores.ts';
import { salesForceTab } from '../sales-force/tab.ts';

/** Records of other modules on the page of a store. */
export default [salesForceTab(stores)];
