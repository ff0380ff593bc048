/**
 * The router as a shared module: it re-exports only the names in use, because a shared package would be shipped completely
 * (52 kB), while this module is tree-shaken (ADR 0003). All code must import the router from here.
 */
export {
  Link,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  redirect,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useBlocker,
} from 'react-router-dom'
export type {
  LinkProps,
  LoaderFunction,
  LoaderFunctionArgs,
  Location,
  NavLinkProps,
  RouteObject,
  UIMatch,
} from 'react-router-dom'
