export { PromoStatusTag, StatusTag } from './StatusTag.tsx';
