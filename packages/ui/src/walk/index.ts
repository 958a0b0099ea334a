export { RecordWalk } from './RecordWalk.tsx';
export { keepWalk, type Walk } from './walk.ts';
