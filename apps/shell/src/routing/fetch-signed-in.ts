/** Fetches the code of what needs a session; nothing of it begins. */
export const fetchSignedIn = () => import(/* webpackChunkName: "frame" */ './signed-in.ts');
