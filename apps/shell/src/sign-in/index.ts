export { leaveConsole } from './leave-console.ts';
