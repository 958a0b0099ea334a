import { takeRedirect, takeSignIn, useMenu, useProfile } from '@console/auth';
import { notify } from '@console/ui/feedback';
import { useRouteTable } from '@console/ui/navigation';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { missingMapping } from './mapping.ts';

/**
 * Redirects at the start of a visit. Once after every sign-in, an MRO user whose mapping is incomplete is warned and
 * redirected; otherwise `/` restores the saved address. After the warning, the saved address stays for the next visit
 * of `/` (docs/model/shell.md#missing-mapping, docs/model/shell.md#post-login-redirect).
 * @param settled whether the existing pages are known
 * @returns whether the page of this address may be shown
 */
export function useArrival(settled: boolean): boolean {
  const menu = useMenu();
  const profile = useProfile();
  const table = useRouteTable();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const handled = useRef<string>(undefined);
  const [staying, setStaying] = useState<string>();

  useLayoutEffect(() => {
    if (!settled || menu.state !== 'loaded' || profile.state !== 'loaded' || handled.current === key) return;
    handled.current = key;
    const opens = (privilege: string) =>
      privilege in menu.data.privileges && table.some((entry) => entry.privilege === privilege);
    const finding = takeSignIn() ? missingMapping(profile.data, opens) : undefined;
    for (const warning of finding?.warnings ?? []) notify.warning(warning, { persist: true });
    const target = finding?.target ?? (pathname === '/' ? takeRedirect() : null);
    if (target !== null && target !== pathname) void navigate(target, { replace: true });
    // The value taken above is deleted by reading it, so it cannot be computed while rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    else setStaying(key);
  }, [settled, menu, profile, table, navigate, pathname, key]);

  return pathname !== '/' || staying === key;
}
