export { PeriodActions } from './PeriodActions.tsx';
export { PeriodCalendar } from './PeriodCalendar.tsx';
export { PeriodTag } from './PeriodTag.tsx';
export { Timeline, type TimelineLane, type TimelinePeriod, type TimelineProps } from './Timeline.tsx';
