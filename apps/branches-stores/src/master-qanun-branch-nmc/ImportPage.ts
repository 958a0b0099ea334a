import { qanunNmcImport } from '@console/contracts/branches-stores/qanun-branch-nmc';
import { qanunImportPage } from '../qanun-branch/panel.tsx';

export default qanunImportPage('NMC', qanunNmcImport);
