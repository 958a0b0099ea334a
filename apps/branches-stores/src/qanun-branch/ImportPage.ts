import { qanunImport } from '@console/contracts/branches-stores/qanun-branch';
import { qanunImportPage } from './panel.tsx';

export default qanunImportPage('SPEKTRA', qanunImport);
