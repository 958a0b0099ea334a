export { OptionTag } from './OptionTag.tsx';
export { PromoStatusTag, StatusTag } from './StatusTag.tsx';
