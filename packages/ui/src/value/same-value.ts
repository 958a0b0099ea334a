export { sameValue } from '@console/contracts/core/same-value';
