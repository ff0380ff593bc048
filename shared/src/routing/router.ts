/**
 * The router, shared as one module: a re-export of just the names in use, because a shared package would be shipped
 * whole (52 kB) while this is shaken down to what stands here (ADR 0003). Everything imports the router from here.
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
