export { ReportPage, type ReportPageProps } from './ReportPage.tsx';
export { ReportTable, type ReportTableProps } from './ReportTable.tsx';
export { StackedBars, type BarPart, type BarTone, type StackedBar, type StackedBarsProps } from './StackedBars.tsx';
