export { CoreFeedBar } from './CoreFeedBar.tsx';
export { CoreFeedFacts } from './CoreFeedFacts.tsx';
