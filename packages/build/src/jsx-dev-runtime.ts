/**
 * Stands in the released shell for `react/jsx-dev-runtime`, which React's production build leaves empty: a remote that its
 * developer runs in a deployed console is a development build (ADR 24).
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** As `jsx`, but for the place in the source, which only a development build of React would show. */
export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  hasStaticChildren: boolean,
) => (hasStaticChildren ? jsxs : jsx)(type, props, key);
export { Fragment };
