/**
 * The router as the console uses it. The shell provides this module under the name `react-router`
 * (see `sharing.mjs`), so that the framework and server parts stay out of every page; name a further export here.
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
  // @ts-expect-error The alias of `sharing.mjs`: the whole package, which this module stands in for.
} from 'react-router-whole';
