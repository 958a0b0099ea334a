export { filterOf, queryOf, readState, type FilterTexts, type ListState } from './address.ts';
export { Cell } from './Cell.tsx';
export { columnsOf, type Column, type ListColumn, type Row } from './declaration.ts';
export { Filters } from './filters/Filters.tsx';
export { Instant } from './Instant.tsx';
export type {
  BulkAction,
  BulkTarget,
  Columns,
  ListPaths,
  ListTab,
  Reorder,
  ResourceListProps,
  RowAction,
  RowGroups,
} from './props.ts';
export { ResourceList } from './ResourceList.tsx';
export { selectedCount, type Selection } from './selection.ts';
export type { ListTool } from './tools/ListTools.tsx';
export { useListAddress } from './use-list-address.ts';
export { useReportAddress } from './use-report-address.ts';
