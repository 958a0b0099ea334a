export { filterOf, queryOf, readState, type FilterTexts, type ListState } from './address.ts';
export { Cell } from './Cell.tsx';
export { columnsOf, type Column, type ListColumn, type Row } from './declaration.ts';
export { Filters } from './filters/Filters.tsx';
export type { BulkAction, BulkTarget, ListPaths, ListTab, Reorder, ResourceListProps, RowAction } from './props.ts';
export { ResourceList } from './ResourceList.tsx';
export { selectedCount, type Selection } from './selection.ts';
export { useListAddress } from './use-list-address.ts';
