import { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import type { MappingRegister } from './register.ts';

export default {
  line: 'NMC',
  resource: dealerSalesForces,
  page: '/dealer-nmc-sf',
  outlets: '/dealer-nmc',
} satisfies MappingRegister as MappingRegister;
