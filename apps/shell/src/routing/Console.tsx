import { rememberAddress, useSession } from '@console/auth';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import administration from '../administration/declaration.ts';
import { isProofWindow } from '../proof/proof-window.ts';
import { watchRegistry } from '../federation/registry/registry.ts';
import { Snackbars } from '../snackbar/Snackbars.tsx';
import { fetchSignedIn } from './fetch-signed-in.ts';
import { LeavingBoundary } from './LeavingBoundary.tsx';
import { Part } from './Part.tsx';
import { Progress } from './Progress.tsx';
import { systemPageAt } from './system-pages.ts';
import { ownedRouteAt, routeTable } from './table.ts';
import { useRegistry } from './use-registry.ts';

const signIn = () => import(/* webpackChunkName: "sign-in" */ '../sign-in/SignIn.tsx');
/** Everything that needs a session. The shell's start fetches it in parallel with React. */
export async function signedIn() {
  const parts = await fetchSignedIn();
  parts.beginFirstPage();
  return parts;
}
const signInAgain = () => import('../sign-in/SignInAgain.tsx');
const proofWindow = () => import('../proof/ProofWindow.tsx');
const fullPage = () => import('../pages/FullPage.tsx');

const fullPages = { '/404': 404, '/500': 500, '/503': 503 } as const;

/** Chooses between the full pages, the sign-in page and the signed-in console. */
function Fork() {
  const { status } = useSession();
  const { pathname } = useLocation();
  if (pathname in fullPages)
    return <Part load={fullPage} props={{ code: fullPages[pathname as keyof typeof fullPages] }} />;
  if (pathname === '/login') {
    if (status === 'signed-out') return <Part load={signIn} props={{}} />;
    return isProofWindow() ? <Part load={proofWindow} props={{}} /> : <Navigate to="/" replace />;
  }
  return status === 'signed-out' ? <WithoutSession /> : <Part load={signedIn} props={{}} />;
}

/**
 * A protected page opened without a session: redirects to sign-in and back after it; an unknown address shows the
 * full-page 404 (E9).
 */
function WithoutSession() {
  const { pathname, search } = useLocation();
  const registry = useRegistry();
  const table = routeTable(administration, 'registry' in registry ? registry.registry : undefined);
  const isKnownAddress =
    registry.status === 'unreachable' ||
    systemPageAt(pathname) !== undefined ||
    ownedRouteAt(table, pathname) !== undefined;
  useEffect(() => void watchRegistry(), []);
  useEffect(() => {
    if (isKnownAddress) rememberAddress(pathname + search);
  }, [isKnownAddress, pathname, search]);
  if (isKnownAddress) return <Navigate to="/login" replace />;
  return registry.status === 'reading' ? <Progress /> : <Navigate to="/404" replace />;
}

/**
 * Root of the single route: the page for the address and session, the sign-in dialog over a page with unsaved input,
 * and the notices.
 */
export function Console() {
  const { status } = useSession();
  return (
    <>
      <LeavingBoundary>
        <Fork />
      </LeavingBoundary>
      {status === 'suspended' && <Part load={signInAgain} props={{}} />}
      <Snackbars />
    </>
  );
}
