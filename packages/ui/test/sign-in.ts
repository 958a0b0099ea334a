import { menu, notices, preferences, profile, session, type Profile } from '@console/auth';
import type { Flag } from '@console/contracts/core/flag-groups';
import { actionsOf, type Level } from '@console/contracts/core/privileges';
import { act } from '@testing-library/react';
import { resetForTest } from '../src/kept/sending.ts';

const encode = (value: object) => btoa(JSON.stringify(value));

const headOffice = { mayReveal: false, listRoles: [], scope: { type: 'NATIONAL', branchCount: 0, mraCount: 0 } };

/** Sets the person's flag; the scope is head office's unless the profile has another. */
export function holdFlag(flag: Flag): void {
  const held = profile.get();
  const data = { ...headOffice, ...(held.state === 'loaded' ? held.data : {}), flag };
  act(() => profile.set({ state: 'loaded', data: data as unknown as Profile }));
}

/** Gives the signed-in person the scope of one branch. */
export function belongToBranch(): void {
  const { data } = profile.get() as { readonly data: Profile };
  act(() =>
    profile.set({ state: 'loaded', data: { ...data, scope: { type: 'BRANCH', branchCount: 1, mraCount: 0 } } }),
  );
}

/** Signs a person in with a level for each privilege; ADMIN… is an admin. */
export function signInAs(username: string, privileges: Readonly<Record<string, Level>>): void {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const token = `${encode({})}.${encode({ exp, preferred_username: username })}.x`;
  document.cookie = `access_token=${token}; Path=/`;
  document.cookie = 'refresh_token=r; Path=/';
  const allowed = Object.fromEntries(
    Object.entries(privileges).map(([privilege, level]) => [privilege, actionsOf(level)]),
  );
  act(() => {
    notices.set([]);
    session.set({ status: 'signed-in', username, mode: 'local' });
    menu.set({ state: 'loaded', data: { groups: [], privileges: allowed } });
    holdFlag(username.startsWith('ADMIN') ? 'admin' : '2');
    preferences.set({ ...preferences.get(), language: 'id' });
    resetForTest();
  });
}
