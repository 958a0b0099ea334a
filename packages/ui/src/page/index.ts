export { useBreadcrumb, useBreadcrumbLabels } from './breadcrumb.ts';
export {
  ForbiddenContent,
  MaintenanceContent,
  MenuFailedContent,
  NotFoundContent,
  RecordNotFoundContent,
  ServerErrorContent,
} from './contents.tsx';
export { ErrorContent } from './ErrorContent.tsx';
export { fittingSize } from './fitting-size.ts';
export { Page, type PageProps } from './Page.tsx';
export { Part, PartFailed, type PartFailedProps, type PartProps } from './Part.tsx';
export { PlainTable, type PlainColumn, type PlainTableProps } from './PlainTable.tsx';
export { ScrollTable, type ScrollTableProps } from './ScrollTable.tsx';
export { SystemContent, type SystemContentProps } from './SystemContent.tsx';
