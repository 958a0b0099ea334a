import { shell } from '@console/build';

export default shell(import.meta.dirname);
