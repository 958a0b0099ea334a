export { childTab, type ChildOf } from './child-tab.tsx';
