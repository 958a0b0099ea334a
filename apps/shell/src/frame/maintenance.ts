import { send, session, takeStart } from '@console/auth';
import { addressOf } from '@console/contracts/core/call';
import { getParameter } from '@console/contracts/shell/settings';
import { maintenanceQuery } from '@console/contracts/shell/start-address';
import { useEffect, useState } from 'react';

/** Replaced by the build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

export interface Maintenance {
  /** Names of the modules under maintenance; "*" means all. */
  readonly modules: readonly string[];
  readonly message: string;
}

const none: Maintenance = { modules: [], message: '' };
/** Polling interval of the switch in milliseconds. */
const pollInterval = 300_000;

/** Value of a public setting; empty when it cannot be read: then no module counts as under maintenance. */
async function read(name: string): Promise<string> {
  try {
    const response = await send(`${addressOf(getParameter)}?${new URLSearchParams({ name }).toString()}`, {
      cache: 'no-store',
    });
    const answer = response.ok ? ((await response.json()) as { result?: { value?: string } }) : {};
    return answer.result?.value ?? '';
  } catch {
    return '';
  }
}

/** The current maintenance switch (error catalogue, E15). */
export async function readMaintenance(): Promise<Maintenance> {
  const first = await takeStart('maintenance', session.get().username);
  const modules = (first ? first.data.value : await read(maintenanceQuery.name))
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return modules.length > 0 ? { modules, message: await read('MAINTENANCE_MESSAGE') } : none;
}

/** The module where maintenance is switched on and off; it is never closed. */
export const switchModule = 'app-setting-properties';

/** Whether a module is under maintenance. */
export const isClosed = ({ modules }: Maintenance, module: string | undefined): boolean =>
  module !== switchModule && (modules.includes('*') || (module !== undefined && modules.includes(module)));

/** Polls the maintenance switch; only production builds do. */
export function useMaintenance(): Maintenance {
  const [maintenance, setMaintenance] = useState(none);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return undefined;
    let current = true;
    const ask = () =>
      void readMaintenance().then((found) => {
        if (current) setMaintenance(found);
      });
    ask();
    const timer = setInterval(ask, pollInterval);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, []);
  return maintenance;
}
