export { PeriodActions } from './PeriodActions.tsx';
export { PeriodCalendar } from './PeriodCalendar.tsx';
export { PeriodTag } from './PeriodTag.tsx';
