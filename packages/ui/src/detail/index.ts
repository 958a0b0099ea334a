export type { DetailField, DetailSection, DetailTab } from './declaration.ts';
export { FactList } from './FactList.tsx';
export { RecordActions, type Refusals, type StandardAction } from './RecordActions.tsx';
export { ResourceDetail, type ResourceDetailProps } from './ResourceDetail.tsx';
