/**
 * Replaces `react/jsx-dev-runtime` in the released shell, where React's production build leaves it empty: a remote
 * under development that runs in a deployed console is a development build (ADR 24).
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** Calls `jsx` or `jsxs`, without the source position that only React's development build uses. */
export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  hasStaticChildren: boolean,
) => (hasStaticChildren ? jsxs : jsx)(type, props, key);
export { Fragment };
