import { qanunImport } from '@console/contracts/branches-stores/qanun-branch';
import { qanunImportPage } from './import-page.tsx';

export default qanunImportPage('SPEKTRA', qanunImport);
