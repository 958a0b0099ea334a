export { OptionTag } from './OptionTag.tsx';
export { RecordStatus } from './RecordStatus.tsx';
export { PromoStatusTag, StatusTag } from './StatusTag.tsx';
