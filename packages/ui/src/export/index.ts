export { ReportDownload, type ReportDownloadProps } from './ReportDownload.tsx';
export { useExport } from './use-export.ts';
