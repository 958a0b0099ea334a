/** Everything that needs a session, as one file: evaluating it begins nothing, so that it can be fetched ahead. */
export { beginFirstPage } from './first-page.ts';
export { default } from './SignedIn.tsx';
