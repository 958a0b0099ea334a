export { ReferredLink } from './ReferredLink.tsx';
export { ReferredText } from './ReferredText.tsx';
export { useRecordPage } from './use-record-page.ts';
