import { remote } from '@console/build';

export default remote(import.meta.dirname);
