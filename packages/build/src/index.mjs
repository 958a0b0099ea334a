/** The single webpack and federation preset of the console. */
export { remote, shell } from './policy.mjs';
