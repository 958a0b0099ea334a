import { storeSalesForces } from '@console/contracts/branches-stores/store-mapping-sf';
import type { Mappings, MappingRegister } from './register.ts';

export default {
  line: 'SPEKTRA',
  resource: storeSalesForces as unknown as Mappings,
  page: '/store/mapping-sf',
  outlets: '/store',
} satisfies MappingRegister as MappingRegister;
