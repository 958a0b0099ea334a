import { qanunNmcImport } from '@console/contracts/branches-stores/qanun-branch-nmc';
import { qanunImportPage } from '../qanun-branch/import-page.tsx';

export default qanunImportPage('NMC', qanunNmcImport);
