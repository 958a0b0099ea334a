export { RecordWalk } from './RecordWalk.tsx';
export { keepWalk, shownFilter, type Walk } from './walk.ts';
