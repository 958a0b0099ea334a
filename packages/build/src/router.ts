/**
 * The part of the router that the console uses. The shell provides this module as `react-router` (see `sharing.mjs`), so
 * that the framework and server parts are in no page. Add further exports here.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  RouterProvider,
  useBeforeUnload,
  useBlocker,
  useHref,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useNavigationType,
  useOutlet,
  useParams,
  useResolvedPath,
  useRouteError,
  useRoutes,
  useSearchParams,
  // @ts-expect-error An alias of `sharing.mjs` for the complete package.
} from 'react-router-whole';
